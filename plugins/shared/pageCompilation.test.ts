import { afterCompilation, endWaiting, observeCompilations } from './pageCompilation';

const listeners: Record<string, () => void> = {};
const hook = (name: string) => ({
  tap: (_plugin: string, listener: () => void) => void (listeners[name] = listener),
});
observeCompilations.apply({ hooks: { invalid: hook('invalid'), done: hook('done') } });

/** Starts waiting. @returns whether it has ended */
function wait(): () => boolean {
  let hasEnded = false;
  void afterCompilation().then(() => (hasEnded = true));
  return () => hasEnded;
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => {
  endWaiting();
  jest.useRealTimers();
});

test('work starts shortly after a change that the bundler ignores', async () => {
  const hasEnded = wait();
  await jest.advanceTimersByTimeAsync(60);
  expect(hasEnded()).toBe(true);
});

test.each([
  ['ends', () => listeners.done?.()],
  ['needs the result of the work', endWaiting],
])('work waits until the compilation %s', async (_, end) => {
  const hasEnded = wait();
  listeners.invalid?.();
  await jest.advanceTimersByTimeAsync(500);
  expect(hasEnded()).toBe(false);
  end();
  await jest.advanceTimersByTimeAsync(200);
  expect(hasEnded()).toBe(true);
});

test('work also waits for a change that is saved shortly after a compilation', async () => {
  const hasEnded = wait();
  listeners.invalid?.();
  listeners.done?.();
  await jest.advanceTimersByTimeAsync(100);
  listeners.invalid?.();
  await jest.advanceTimersByTimeAsync(500);
  expect(hasEnded()).toBe(false);
  listeners.done?.();
  await jest.advanceTimersByTimeAsync(200);
  expect(hasEnded()).toBe(true);
});
