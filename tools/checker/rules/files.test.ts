import { formatProblem } from '../../../plugins/shared/problems';
import { documentedVersions } from '../../../plugins/shared/versions';
import { parsePage } from '../page';
import { rootDir } from '../rootDir';
import { runChecks } from '../run';
import type { Site } from '../site';
import { files } from './files';

async function check(source: string): Promise<string[]> {
  const versions = documentedVersions(rootDir);
  const doc = { file: 'docs-core/page.mdx', address: '', description: '', frontMatter: {} };
  const pages = [parsePage({ ...doc, source, version: versions[0]! })];
  const site = { siteDir: rootDir, versions, pages, partials: [] } as unknown as Site;
  return (await runChecks([files], site)).map(formatProblem);
}

test.each([
  ['the archive of an example', '[Orders](/toolpad/downloads/orders.zip)'],
  ['the files of an example', '<a href="/toolpad/downloads/orders.json">Orders</a>'],
  ['a file that the build generates', '[Pages](/toolpad/pages.json)'],
  ['another site', '[Orders](https://example.com/orders.zip)'],
])('a link to %s is valid', async (_what, source) => {
  expect(await check(source)).toEqual([]);
});

test.each([
  ['an example that does not exist', '[Orders](/toolpad/downloads/order.zip)'],
  ['where downloads were earlier', '[Orders](/toolpad/examples/orders.zip)'],
])('a link to %s is reported', async (_what, source) => {
  expect((await check(source)).join('\n')).toMatchSnapshot();
});
