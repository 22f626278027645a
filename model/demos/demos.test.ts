import { findPlacements } from './demos';

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
