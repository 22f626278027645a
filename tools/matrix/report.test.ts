import { readDemos } from '../../plugins/demos/model';
import { cutVersionOf } from '../../plugins/shared/versions';
import { products } from '../../src/site/products';
import { recordOf } from './record';
import { checkOwnVersions, renderMatrix } from './report';
import type { MatrixOfVersion } from './runMatrix';

const set = { dir: 'docs-core', product: 'core', version: 'v0.14.0', packages: '.' };
const { demos } = readDemos(
  new Map([
    [
      'docs-core/page.mdx',
      '<Demo src="./Old.tsx" title="Old" />\n\n<Demo src="./New.tsx" title="New" />',
    ],
    ['docs-core/Old.tsx', 'export default () => null;'],
    ['docs-core/New.tsx', 'export default () => null;'],
  ]),
  [set],
);
const problem = "New.tsx:1: Cannot find module '@toolpad/core/Crud'.\nIts reason.";

function matrixWith(...problemsOfOwn: string[]): MatrixOfVersion {
  const runs = new Map([
    [
      '0.12.1',
      new Map([
        ['Old', []],
        ['New', [problem]],
      ]),
    ],
    [
      '0.14.0',
      new Map([
        ['Old', []],
        ['New', problemsOfOwn],
      ]),
    ],
  ]);
  return { version: cutVersionOf(products.core, '0.14.0'), demos, runs };
}

test('the first line of each problem is recorded', () => {
  const { releases, demos: runs } = recordOf(matrixWith());
  expect(releases).toEqual(['0.12.1', '0.14.0']);
  expect(runs['Old']?.problems).toEqual({});
  expect(runs['New']?.problems).toEqual({
    '0.12.1': "New.tsx:1: Cannot find module '@toolpad/core/Crud'.",
  });
});

test('a demo that fails on an older release is no problem', () => {
  expect(checkOwnVersions([matrixWith()])).toEqual([]);
});

test('a demo that fails on the version of its page is reported with its file', () => {
  expect(checkOwnVersions([matrixWith('error: Oh')])).toEqual([
    expect.objectContaining({
      file: 'docs-core/New.tsx',
      rule: 'demo/release',
      message: 'This demo doesn’t work with core 0.14.0, which its page documents: error: Oh',
    }),
  ]);
});

test('the report lists demos, the releases on which they work, and why not', () => {
  expect(renderMatrix(matrixWith())).toMatchSnapshot();
});
