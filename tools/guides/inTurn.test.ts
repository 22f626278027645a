import { inTurn } from './inTurn';

test('works on each item, with as many at a time as there are jobs', async () => {
  const open = new Set<number>();
  const most: number[] = [];
  await inTurn([1, 2, 3, 4, 5], 2, async (item) => {
    open.add(item);
    most.push(open.size);
    await new Promise((resolve) => setTimeout(resolve, 10 * item));
    open.delete(item);
  });
  expect(most).toHaveLength(5);
  expect(Math.max(...most)).toBe(2);
});
