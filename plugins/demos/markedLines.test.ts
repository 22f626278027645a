import { readMarkedLines } from './markedLines';

describe('readMarkedLines', () => {
  it('returns the marked lines, dedented, and removes the markers', () => {
    const { code, lines, unpaired } = readMarkedLines(
      'a\n  // preview-start\n  b\n    c\n  // preview-end\nd',
    );
    expect(code).toBe('a\n  b\n    c\nd');
    expect(lines).toBe('b\n  c');
    expect(unpaired).toEqual([]);
  });

  it('finds markers inside JSX', () => {
    expect(
      readMarkedLines('<A>\n  {/* preview-start */}\n  <B />\n  {/* preview-end */}\n</A>'),
    ).toEqual({ code: '<A>\n  <B />\n</A>', lines: '<B />', unpaired: [] });
  });

  it('joins several regions with a blank line', () => {
    expect(
      readMarkedLines('// preview-start\na\n// preview-end\nx\n// preview-start\nb\n// preview-end')
        .lines,
    ).toBe('a\n\nb');
  });

  it.each([
    ['no marks', 'a\nb', null, []],
    ['an empty region', '// preview-start\n// preview-end', null, []],
    ['a mark that is never closed', 'a\n// preview-start\nb', null, [2]],
    ['an end without a start', '// preview-end\na', null, [1]],
    [
      'a start inside of a region',
      '// preview-start\na\n// preview-start\n// preview-end',
      'a',
      [3],
    ],
    [
      'words that only mention a mark',
      'const a = "// preview-start"; // preview-start here',
      null,
      [],
    ],
  ])('handles %s', (_what, source, lines, unpaired) => {
    expect(readMarkedLines(source)).toMatchObject({ lines, unpaired });
  });
});
