import { createSession, getSession } from './session';
import { hasStoredEdits, readEdits } from './storage';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a demo session', () => {
  it('restores edits after a reload if the source is the same', () => {
    createSession('a.1.json').edit('system', 'TS', 'code');
    expect(createSession('a.1.json').getSnapshot().edits).toEqual({
      system: { variant: 'TS', code: 'code', js: null },
    });
    expect(createSession('a.2.json').getSnapshot().edits).toEqual({});
  });

  it('stores edits separately for each styling', () => {
    const session = createSession('a');
    session.edit('system', 'TS', 'one');
    session.edit('css', 'JS', 'two');
    expect(session.getSnapshot().edits).toMatchObject({
      system: { code: 'one' },
      css: { code: 'two' },
    });
  });

  it('accepts derived JavaScript only for the current code', () => {
    const session = createSession('a');
    session.edit('system', 'TS', 'new');
    session.setDerivedJs('system', 'old', 'old js');
    expect(session.getSnapshot().edits.system?.js).toBeNull();
    session.setDerivedJs('system', 'new', 'new js');
    expect(session.getSnapshot().edits.system?.js).toBe('new js');
  });

  it('keeps the derived JavaScript until there is a new one, and removes it for edits in JavaScript', () => {
    const session = createSession('a');
    session.edit('system', 'TS', 'one');
    session.setDerivedJs('system', 'one', 'one js');
    session.edit('system', 'TS', 'two');
    expect(session.getSnapshot().edits.system?.js).toBe('one js');
    session.edit('system', 'JS', 'three');
    expect(session.getSnapshot().edits.system?.js).toBeNull();
  });

  it('reset removes everything and restarts the demo', () => {
    const session = createSession('a');
    session.edit('system', 'TS', 'code');
    session.reset();
    expect(session.getSnapshot()).toEqual({ edits: {}, result: { state: 'idle' }, resets: 1 });
    expect(readEdits('a')).toEqual({});
    expect(hasStoredEdits()).toBe(false);
  });

  it('notifies listeners of changes, and not if the code is the same', () => {
    const session = createSession('a');
    const listener = jest.fn();
    const end = session.subscribe(listener);
    session.edit('system', 'TS', 'code');
    session.edit('system', 'TS', 'code');
    end();
    session.reset();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('works without storage', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const session = createSession('a');
    session.edit('system', 'TS', 'code');
    expect(session.getSnapshot().edits.system?.code).toBe('code');
    expect(() => session.reset()).not.toThrow();
    expect(hasStoredEdits()).toBe(false);
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
    expect(createSession('a').getSnapshot().edits).toEqual({});
  });

  it('is shared by all scripts of a document', () => {
    expect(getSession('a')).toBe(getSession('a'));
    expect(getSession('a')).not.toBe(getSession('b'));
  });
});
