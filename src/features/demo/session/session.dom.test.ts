import { createSession, getSession } from './session';
import { hasStoredEdits, readEdits } from './storage';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a demo session', () => {
  it('keeps edits over a reload of the same source', () => {
    createSession('a.1.json').edit('system', 'TS', 'code');
    expect(createSession('a.1.json').getSnapshot().edits).toEqual({
      system: { variant: 'TS', code: 'code', js: null },
    });
    expect(createSession('a.2.json').getSnapshot().edits).toEqual({});
  });

  it('keeps the edits of each styling apart', () => {
    const session = createSession('a');
    session.edit('system', 'TS', 'one');
    session.edit('css', 'JS', 'two');
    expect(session.getSnapshot().edits).toMatchObject({
      system: { code: 'one' },
      css: { code: 'two' },
    });
  });

  it('takes over derived JavaScript only for the code it was derived from', () => {
    const session = createSession('a');
    session.edit('system', 'TS', 'new');
    session.derived('system', 'old', 'old js');
    expect(session.getSnapshot().edits.system?.js).toBeNull();
    session.derived('system', 'new', 'new js');
    expect(session.getSnapshot().edits.system?.js).toBe('new js');
  });

  it('keeps the last JavaScript while the next code is typed, and drops it for code typed in JavaScript', () => {
    const session = createSession('a');
    session.edit('system', 'TS', 'one');
    session.derived('system', 'one', 'one js');
    session.edit('system', 'TS', 'two');
    expect(session.getSnapshot().edits.system?.js).toBe('one js');
    session.edit('system', 'JS', 'three');
    expect(session.getSnapshot().edits.system?.js).toBeNull();
  });

  it('forgets everything when it is reset, and tells that the demo starts anew', () => {
    const session = createSession('a');
    session.edit('system', 'TS', 'code');
    session.reset();
    expect(session.getSnapshot()).toEqual({ edits: {}, result: { state: 'idle' }, resets: 1 });
    expect(readEdits('a')).toEqual({});
    expect(hasStoredEdits()).toBe(false);
  });

  it('tells listeners of changes, and not of the same code typed again', () => {
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
  ])('ignores kept edits that are %s', (_what, kept) => {
    window.sessionStorage.setItem('demo-edit:a', kept);
    expect(createSession('a').getSnapshot().edits).toEqual({});
  });

  it('is one for all scripts of a document', () => {
    expect(getSession('a')).toBe(getSession('a'));
    expect(getSession('a')).not.toBe(getSession('b'));
  });
});
