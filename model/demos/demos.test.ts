import { demosOn, findPlacements, readDemos, replacementDemos } from './demos';

describe('findPlacements', () => {
  it('reads attributes with their position', () => {
    expect(
      findPlacements('# Title\n\nText <Demo src="./A.tsx" height={500} iframe title=\'A > B\' />'),
    ).toEqual([
      {
        attributes: { src: './A.tsx', height: '500', iframe: 'true', title: 'A > B' },
        line: 3,
        column: 6,
      },
    ]);
  });

  it('reads elements over several lines and nested braces', () => {
    const page =
      '<Demo\n  src="./A.tsx"\n  height={{ a: 1 }.a}\n  hideToolbar={false}\n/>\n<Demo src="./B.tsx"></Demo>';
    expect(findPlacements(page)).toEqual([
      {
        attributes: { src: './A.tsx', height: '{ a: 1 }.a', hideToolbar: 'false' },
        line: 1,
        column: 1,
      },
      { attributes: { src: './B.tsx' }, line: 6, column: 1 },
    ]);
  });

  it.each([
    ['a code block', '```mdx\n<Demo src="./A.tsx" />\n```'],
    ['a longer fence around a shorter one', '````mdx\n```\n<Demo src="./A.tsx" />\n```\n````'],
    ['code in running text', 'Write `<Demo src="./A.tsx" />` in a page.'],
    ['a comment', '{/* <Demo src="./A.tsx" /> */}'],
    ['an element with a longer name', '<DemoFrame src="./A.tsx" />'],
  ])('ignores %s', (_what, page) => {
    expect(findPlacements(page)).toEqual([]);
  });

  it('reports correct positions after a code block', () => {
    expect(findPlacements('```\ncode\n```\n\n<Demo src="./A.tsx" />')[0]).toMatchObject({
      line: 5,
      column: 1,
    });
  });
});

describe('readDemos', () => {
  const docs = { dir: 'docs', demos: 'core/v1', packages: '.' };
  const next = { dir: 'next', demos: 'core/v2', packages: 'versions/next' };
  const after = `${replacementDemos.dir}/demos/After.tsx`;
  const page = `<Demo src="./Before.tsx" title="Before" />\n\n<Demo src="/${after}" title="After" />`;
  const { demos } = readDemos(
    new Map([
      ['docs/leaving/index.mdx', page],
      ['docs/leaving/Before.tsx', 'export default function Before() {}'],
      ['next/pages/leaving/index.mdx', page],
      ['next/pages/leaving/Before.tsx', 'export default function Before() {}'],
      [after, "import { a } from '../a/a';\nexport default function After() {}"],
      [`${replacementDemos.dir}/a/a.ts`, 'export const a = 1;'],
    ]),
    [docs, next, replacementDemos],
  );

  it('gives the demo of a replacement its own packages, on the pages of all versions', () => {
    expect(demos.map(({ key, version }) => [key, version.packages])).toEqual([
      ['core/v1/Before', '.'],
      ['mui/v9/After', 'versions/mui-9'],
      ['core/v2/Before', 'versions/next'],
    ]);
    const [demo] = demosOn(demos, next).filter(({ name }) => name === 'After');
    expect(demo?.placements.map((each) => each.page)).toEqual([
      'docs/leaving/index.mdx',
      'next/pages/leaving/index.mdx',
    ]);
    expect(demo?.stylings[0]?.modules.map(({ file }) => file)).toEqual([
      after,
      `${replacementDemos.dir}/a/a.ts`,
    ]);
  });
});
