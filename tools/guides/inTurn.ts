/**
 * Does work on each item, on several at once.
 * @param jobs how many at once
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
