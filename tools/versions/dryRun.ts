import { redirectsIn } from '../../plugins/hosting/redirects';
import { collectDocs } from '../../plugins/pages/collect';
import { readPage } from '../../plugins/pages/model';
import { formatProblem, type Problem } from '../../plugins/shared/problems';
import { inVersion } from '../../plugins/shared/versionLinks';
import { defaultLanguage, languages } from '../../src/site/languages';
import { checkLinks, collectProblems, otherPages } from '@site/tools/checker';
import { checkRoutes, readRecords } from '@site/tools/routes';
import { findCut } from './cutVersion';
import { packagesInUse } from './packages';
import { bytesOf, copiesOfPages, otherCopies, type Copy } from './plan';

const size = (siteDir: string, copies: readonly Copy[]) =>
  `${copies.length} files, ${(bytesOf(siteDir, copies) / 1e6).toFixed(1)} MB`;

const listOf = (title: string, problems: readonly Problem[]) => [
  `${title}: ${problems.length || 'none'}`,
  ...problems.map((problem) => formatProblem(problem).replace(/^/gm, '  ')),
];

/**
 * Describes what cutting a version would do: files, bytes, and URLs of pages; links in the pages
 * that would break; and URLs that would disappear without a redirect. Writes nothing.
 */
export async function describeCut(siteDir: string, product: string | undefined): Promise<string> {
  const { current, cut, versions } = findCut(siteDir, product);
  const after = [...versions, cut];
  const docs = await collectDocs(siteDir, versions);
  const cutDocs = docs
    .filter(({ version }) => version === current)
    .map((doc) => ({ ...doc, url: cut.url + doc.url.slice(current.url.length) }));
  const redirects = redirectsIn(defaultLanguage, languages, after);
  const ofDocs = [...docs, ...cutDocs].map(({ url }) => url);
  const pages = new Map(
    [...ofDocs, ...otherPages(), ...redirects.map(({ from }) => from)].map((url) => [
      url,
      new Set<string>(),
    ]),
  );
  const broken = cutDocs.flatMap(({ file, url, source }) => {
    const resolve = (href: string) => inVersion(href, cut, after).replace(/#.*/, '');
    return collectProblems(file, (report) =>
      checkLinks({ file, url, links: readPage(source).links, resolve }, pages, report),
    );
  });
  const lost = checkRoutes(readRecords(siteDir), ofDocs, redirects);
  const others = otherCopies(siteDir, current, cut);
  const isExample = ({ to }: Copy) => to.startsWith(cut.examples);
  const packages = Object.entries(packagesInUse(siteDir, current));
  return [
    `${product} ${cut.version} would be cut. Nothing has been written.`,
    `Pages and demos: ${size(siteDir, copiesOfPages(siteDir, current, cut))}, in ${cut.dir}`,
    `Examples: ${size(siteDir, others.filter(isExample))}, in ${cut.examples}`,
    `Pictures: ${size(
      siteDir,
      others.filter((copy) => !isExample(copy)),
    )}, in static/${cut.images}`,
    `Packages: ${packages.length} with exact versions, in ${cut.packages}/package.json`,
    `URLs: ${cutDocs.length}, such as ${cutDocs[0]?.url ?? cut.url}`,
    ...listOf('Links that would break', broken),
    ...listOf('URLs that would disappear without a redirect', lost),
  ].join('\n');
}
