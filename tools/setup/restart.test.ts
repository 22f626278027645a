import { EventEmitter } from 'node:events';
import { restartAfterCrashes } from './index.mjs';

/** Exit code and signal of a process. */
type Exit = [code: number | null, signal: NodeJS.Signals | null];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.useRealTimers());

/** Runs a server that ends repeatedly. @returns the number of starts, and the exit code if any */
function run(exits: readonly Exit[], { seconds = 1, killed = false } = {}) {
  const started: EventEmitter[] = [];
  const onEnd = jest.fn();
  restartAfterCrashes(() => {
    const child = Object.assign(new EventEmitter(), { killed });
    started.push(child);
    return child as never;
  }, onEnd);
  for (const exit of exits) {
    jest.advanceTimersByTime(seconds * 1000);
    started.at(-1)?.emit('exit', ...exit);
  }
  return { starts: started.length, codes: onEnd.mock.calls.flat() as number[] };
}

const abort: Exit = [null, 'SIGABRT'];

test.each<[what: string, exit: Exit]>([
  ['panics', abort],
  ['runs out of memory', [null, 'SIGKILL']],
  ['reads invalid memory', [null, 'SIGSEGV']],
  ['panics in a shell', [134, null]],
  ['panics on Windows', [3221226505, null]],
])('a server that %s restarts', (_what, exit) => {
  expect(run([exit])).toEqual({ starts: 2, codes: [] });
  expect(console.error).toHaveBeenCalledWith(
    expect.stringMatching(/^The server crashed \(.+\)\. It restarts now/),
  );
});

test.each<[what: string, exit: Exit, code: number]>([
  ['ends', [0, null], 0],
  ['reports an invalid configuration', [1, null], 1],
  ['is interrupted', [null, 'SIGINT'], 0],
  ['is interrupted in a shell', [130, null], 130],
  ['is terminated', [null, 'SIGTERM'], 0],
])("a server that %s doesn't restart", (_what, exit, code) => {
  expect(run([exit])).toEqual({ starts: 1, codes: [code] });
});

test("a server that crashes after it was asked to end doesn't restart", () => {
  expect(run([abort], { killed: true })).toEqual({ starts: 1, codes: [0] });
});

test('the third crash soon after a start ends it', () => {
  expect(run([abort, abort, abort])).toEqual({ starts: 3, codes: [1] });
  expect(console.error).toHaveBeenLastCalledWith(
    expect.stringContaining('crashed 3 times in a row'),
  );
});

test('a server that crashes once in a while always restarts', () => {
  const crashes = Array.from({ length: 10 }, () => abort);
  expect(run(crashes, { seconds: 90 })).toEqual({ starts: 11, codes: [] });
});
