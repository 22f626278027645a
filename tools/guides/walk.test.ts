import { readFileSync } from 'node:fs';
import { walk as firstApp } from '@site/studio-tools/pictures/scenes/getting-started/first-app';
import { instructionsOf, walkProblems } from './walk';

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

const step = (...words: string[]) => ({ words });
const walk = {
  '': [step('label')],
  fetch: [step('Run', 'return data;'), step(), step('Preview', '/prod')],
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

test('the walk of the first app matches its page', () => {
  const file = 'docs-studio/getting-started/first-app.mdx';
  expect(walkProblems(file, readFileSync(file, 'utf8'), firstApp)).toEqual([]);
});
