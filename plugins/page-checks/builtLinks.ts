import path from 'node:path';
import { checkLinks, collectProblems } from '../../tools/checker';
import { collectDocs } from '../pages/collect';
import { readPage } from '../pages/model';
import { openBuildCache } from '../shared/buildCache';
import type { Problem } from '../shared/problems';
import { inVersion } from '../shared/versionLinks';
import type { DocumentedVersion } from '../shared/versions';
import { collectPageIds } from './pageIds';

/** Checks the links of all pages against the HTML that a build wrote. */
export async function checkBuiltLinks(
  siteDir: string,
  outDir: string,
  versions: readonly DocumentedVersion[],
  language: string,
): Promise<Problem[]> {
  const code = [
    __dirname,
    ...['pages', 'shared', 'code-blocks'].map((name) => path.join(__dirname, '..', name)),
  ];
  const cache = openBuildCache(siteDir, 'links', code);
  const ids = await collectPageIds(outDir, undefined, cache);
  const docs = await collectDocs(siteDir, versions, language);
  const problems = docs.flatMap(({ file, url, source, version }) => {
    const links = cache.sync('links', source, () => readPage(source).links);
    const resolve = (href: string) => inVersion(href, version, versions);
    return collectProblems(file, (report) =>
      checkLinks({ file, url, links, resolve }, ids, report),
    );
  });
  cache.save();
  return problems;
}
