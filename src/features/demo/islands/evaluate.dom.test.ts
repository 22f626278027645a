import { createLoopGuard, guardLoops, LoopError } from './evaluate';

describe('guardLoops', () => {
  it.each([
    ['while (a) { b(); }', 'while (a) {__loopGuard(1, 1); b(); }'],
    ['for (;;);', 'for (;;){__loopGuard(1, 1);;}'],
    ['do a(); while (b);', 'do {__loopGuard(1, 1);a();} while (b);'],
    [
      'for (const a of b)\n  for (const c in a) d();',
      'for (const a of b)\n  {__loopGuard(1, 1);for (const c in a) {__loopGuard(2, 3);d();}}',
    ],
    [
      'const a = <T,>(b: T) => { while (b as boolean) c(); };',
      'const a = <T,>(b: T) => { while (b as boolean) {__loopGuard(1, 27);c();} };',
    ],
    ['export default () => <p>while (true)</p>;', 'export default () => <p>while (true)</p>;'],
    ['while (', 'while ('],
  ])('%s', (code, guarded) => {
    expect(guardLoops(code)).toBe(guarded);
  });
});

describe('createLoopGuard', () => {
  const time = jest.spyOn(performance, 'now');
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
  afterEach(() => jest.useRealTimers());

  it('throws in a task whose loops take over 2 seconds, with the position of the loop', () => {
    const guard = createLoopGuard();
    time.mockReturnValue(100);
    guard(3, 5);
    time.mockReturnValue(2100);
    expect(() => guard(3, 5)).not.toThrow();
    time.mockReturnValue(2101);
    expect(() => guard(4, 7)).toThrow(LoopError);
    expect(() => guard(4, 7)).toThrow(expect.objectContaining({ line: 4, column: 7 }));
  });

  it('does not count the time between tasks', () => {
    const guard = createLoopGuard();
    time.mockReturnValue(100);
    guard(1, 1);
    jest.runAllTimers();
    time.mockReturnValue(9000);
    expect(() => guard(1, 1)).not.toThrow();
  });
});
