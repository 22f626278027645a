import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstApp } from './firstApp';
import { instructionsOf, step, walkProblems, walkThrough, type WalkContext } from './walk';

const page = `Text with a **label**.

- Not **numbered**

## Fetch {#fetch}

1. Press **Run**, and write:

   \`\`\`js
   return data;
   \`\`\`

   <Picture name="studio/a/b" alt="**No** label" />

2. Wait.

:::warning[**Note**]
About **Save**.
:::

Press **Preview** in \`/prod\`.
`;

const does = async () => {};
const walk = {
  '': [step(['label'], does)],
  fetch: [step(['Run', 'return data;'], does), step([], does), step(['Preview', '/prod'], does)],
};

test('instructions are numbered items and paragraphs with a label', () => {
  expect(instructionsOf(page)).toEqual([
    { section: '', line: 1, words: ['label'] },
    { section: 'fetch', line: 7, words: ['Run', 'return data;'] },
    { section: 'fetch', line: 15, words: [] },
    { section: 'fetch', line: 21, words: ['Preview', '/prod'] },
  ]);
});

test('a matching walk has no problems', () => {
  expect(walkProblems('page.mdx', page, walk)).toEqual([]);
});

test.each([
  [
    'another label',
    page.replace('**Run**', '**Start**'),
    7,
    'The page has the words "Start", "return data;", but the scenario uses "Run", "return data;".',
  ],
  ['other code', page.replace('return data;', 'return 1;'), 7, '"return 1;"'],
  ['one more step', `${page}\n1. More.\n`, 23, 'no step for this one in "fetch"'],
  ['a step less', page.replace('Press **Preview** in `/prod`.', ''), 1, '1 more steps'],
  ['a section that nothing walks', `${page}\n## Next {#next}\n\n1. **Go**\n`, 25, '"next"'],
])('%s on the page is a problem', (_, source, line, message) => {
  expect(walkProblems('page.mdx', source, walk)).toEqual([
    {
      file: 'page.mdx',
      line,
      column: 1,
      rule: 'guides/walk',
      message: expect.stringContaining(message),
    },
  ]);
});

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

test('the walk of the first app matches its page', () => {
  const file = 'docs-studio/getting-started/first-app.mdx';
  const source = readFileSync(path.join(__dirname, '..', file), 'utf8');
  expect(walkProblems(file, source, firstApp)).toEqual([]);
});
