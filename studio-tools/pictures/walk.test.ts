import { step, walkThrough, type WalkContext } from './walk';

test('runs the steps in order, with the words of the page, until one fails', async () => {
  const done: string[] = [];
  const note = async (_: WalkContext, ...words: string[]) => {
    done.push(words.join(' '));
  };
  const steps = [
    step(['a', 'b'], note),
    step(['c'], async () => {
      throw new Error('missing');
    }),
    step(['d'], note),
  ];
  await expect(walkThrough({ fetch: steps }, {} as WalkContext)).rejects.toThrow(
    '"fetch", step 2 ("c"): Error: missing',
  );
  expect(done).toEqual(['a b']);
});
