/**
 * Calls an asynchronous function with each item.
 * @param jobs maximum number of simultaneous calls
 */
export async function inTurn<T>(
  items: readonly T[],
  jobs: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: jobs }, worker));
}
