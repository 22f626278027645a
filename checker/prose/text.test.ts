import { documentedVersions } from '../../model/versions/versions';
import { parsePage } from '../../model/pages/pages';
import { rootDir } from '../rootDir';
import { proseOf } from './text';

const [version] = documentedVersions(rootDir);

/** Text of a page for readers, with a Q for each character of a word without letters. */
const prose = (source: string) =>
  proseOf(
    parsePage({
      ...{ file: 'docs-core/a.mdx', url: '', description: '', frontMatter: {}, source },
      version: version!,
    }),
    'Q',
  );

test.each([
  ["{'a'} and {'b'} and", 'QQQQQ and QQQQQ and'],
  ['an <Icon /> an', 'an QQQQQQQQ an'],
  ['a {/* b */} a', 'a           a'],
  ['`a` b', 'QQQ b'],
  ['![Braces and `code`](a.png)', '  Braces and  code         '],
  ['![Twice **the** the][a]\n\n[a]: b.png', '  Twice   the   the    \n\n'],
])('the text of %j is %j', (source, expected) => {
  expect(prose(source).padEnd(source.length)).toBe(expected.padEnd(source.length));
});
