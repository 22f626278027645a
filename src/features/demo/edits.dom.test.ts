import { createEditStore, getEditStore } from './edits';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the edits of a demo', () => {
  it('restores edits after a reload if the source is the same', () => {
    createEditStore('a.1.json').edit('system', 'TS', 'code');
    expect(createEditStore('a.1.json').getSnapshot().edits).toEqual({
      system: { variant: 'TS', code: 'code', js: null },
    });
    expect(createEditStore('a.2.json').getSnapshot().edits).toEqual({});
  });

  it('stores edits separately for each styling', () => {
    const store = createEditStore('a');
    store.edit('system', 'TS', 'one');
    store.edit('css', 'JS', 'two');
    expect(store.getSnapshot().edits).toMatchObject({
      system: { code: 'one' },
      css: { code: 'two' },
    });
  });

  it('accepts derived JavaScript only for the current code', () => {
    const store = createEditStore('a');
    store.edit('system', 'TS', 'new');
    store.setDerivedJs('system', 'old', 'old js');
    expect(store.getSnapshot().edits.system?.js).toBeNull();
    store.setDerivedJs('system', 'new', 'new js');
    expect(store.getSnapshot().edits.system?.js).toBe('new js');
  });

  it('keeps the derived JavaScript until there is a new one, and removes it for edits in JavaScript', () => {
    const store = createEditStore('a');
    store.edit('system', 'TS', 'one');
    store.setDerivedJs('system', 'one', 'one js');
    store.edit('system', 'TS', 'two');
    expect(store.getSnapshot().edits.system?.js).toBe('one js');
    store.edit('system', 'JS', 'three');
    expect(store.getSnapshot().edits.system?.js).toBeNull();
  });

  it('reset removes everything and restarts the demo', () => {
    const store = createEditStore('a');
    store.edit('system', 'TS', 'code');
    store.reset();
    expect(store.getSnapshot()).toEqual({
      ...{ edits: {}, result: { state: 'idle' }, resets: 1, paused: false },
    });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('pauses edits from before a reload and those of a link, until the reader changes them', () => {
    createEditStore('a').edit('system', 'TS', 'mine');
    const store = createEditStore('a');
    expect(store.getSnapshot().paused).toBe(true);
    store.setDerivedJs('system', 'mine', 'js');
    expect(store.getSnapshot().paused).toBe(true);
    store.edit('system', 'TS', 'mine!');
    expect(store.getSnapshot().paused).toBe(false);
    store.openLink('link', 'system', { variant: 'TS', code: 'theirs', js: null });
    expect(store.getSnapshot().paused).toBe(true);
    store.edit('system', 'TS', 'theirs!');
    expect(store.getSnapshot().paused).toBe(false);
  });

  it.each(['allowed', 'denied'])(
    'return after those of a link, which are stored separately: storage is %s',
    (storage) => {
      if (storage === 'denied')
        jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError');
        });
      const store = createEditStore('a');
      const theirs = { variant: 'JS', code: 'theirs', js: null } as const;
      store.edit('css', 'TS', 'mine');
      const { edits: own } = store.getSnapshot();
      store.openLink('one', 'system', theirs);
      store.openLink('two', 'system', theirs);
      expect(store.getSnapshot().edits).toEqual({ system: theirs });
      store.edit('system', 'JS', 'theirs, changed');
      if (storage === 'allowed') {
        expect(createEditStore('a').getSnapshot().edits).toEqual(own);
        const reloaded = createEditStore('a');
        reloaded.openLink('two', 'system', theirs);
        expect(reloaded.getSnapshot().edits.system?.code).toBe('theirs, changed');
      }
      store.reset();
      expect(store.getSnapshot()).toMatchObject({ edits: own, paused: true });
      store.reset();
      expect(store.getSnapshot()).toMatchObject({ edits: {}, paused: false });
    },
  );

  it('notifies listeners of changes, and not if the code is the same', () => {
    const store = createEditStore('a');
    const listener = jest.fn();
    const end = store.subscribe(listener);
    store.edit('system', 'TS', 'code');
    store.edit('system', 'TS', 'code');
    end();
    store.reset();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('works without storage', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = createEditStore('a');
    store.edit('system', 'TS', 'code');
    expect(store.getSnapshot().edits.system?.code).toBe('code');
    expect(() => store.reset()).not.toThrow();
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an unknown variant', '{"system":{"variant":"CS","code":"x","js":null}}'],
    ['code that is no text', '{"system":{"variant":"TS","code":1,"js":null}}'],
    ['an unknown styling', '{"sass":{"variant":"TS","code":"x","js":null}}'],
  ])('ignores invalid stored edits: %s', (_what, kept) => {
    window.sessionStorage.setItem('demo-edit:a', kept);
    expect(createEditStore('a').getSnapshot().edits).toEqual({});
  });

  it('is shared by all scripts of a document', () => {
    expect(getEditStore('a')).toBe(getEditStore('a'));
    expect(getEditStore('a')).not.toBe(getEditStore('b'));
  });
});
