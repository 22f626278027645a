import { existsSync } from 'node:fs';
import path from 'node:path';
import { builds, frameworks, type HomeLink, projectStatus } from '../../src/site/links';
import { baseUrl } from '../../src/site/origins';
import type { ProductionError } from '../../src/site/productionErrors';
import { productList, products } from '../../src/site/products';
import {
  formatRelease,
  releaseSectionUrl,
  packageUrl,
  releaseUrl,
  statusKey,
} from '../../src/site/releases';
import { stateOf } from '../../src/site/versions';
import { blocks, code, line, link, t, table } from '../../src/tags/markdown';
import { readJson } from '../shared/files';
import { homeOf, type DocumentedVersion } from '../shared/versions';

/** A page that isn't docs. Its content is Markdown with links as in pages. */
export interface OtherPage {
  url: string;
  title: string;
  description: string;
  content: string;
}

const card = ({ label, text, to }: HomeLink) => [
  `### ${link({ title: t(label), href: to })}`,
  t(text),
];

function home(): OtherPage {
  const { studio } = products;
  const install = { title: t('home.install'), href: '/toolpad/core/introduction/installation/' };
  const tutorial = { title: t('home.tutorial'), href: '/toolpad/core/introduction/tutorial/' };
  const all = { title: t('home.allComponents'), href: '/toolpad/core/all-components/' };
  return {
    url: baseUrl,
    title: t('home.heading'),
    description: t('home.lead'),
    content: blocks(
      t('home.status', {
        status: link({ title: t('home.unmaintained'), href: projectStatus.url }),
      }),
      link(install),
      `## ${t('home.frameworks')}`,
      ...frameworks.flatMap(card),
      `## ${t('home.builds')}`,
      ...builds.flatMap(card),
      `${link(tutorial)} · ${link(all)}`,
      `## ${link({ title: studio.name, href: studio.home })} v${studio.version}`,
      `${t('home.studio')} ${t('home.deprecated')}`,
    ),
  };
}

function versionRow(documented: DocumentedVersion): string[] {
  const { version, label } = documented;
  const product = products[documented.product];
  const changePages = [
    [t('versions.changes'), product.releaseNotes],
    [t('versions.apiChanges'), product.apiChanges],
  ] as const;
  return [
    product.name,
    link({ title: label, href: releaseUrl(label) }),
    link({ title: code(product.package), href: packageUrl(product, version) }),
    formatRelease(product.released[version], 'en') ?? '',
    t(statusKey(product, stateOf(documented))),
    link({ title: t('versions.read'), href: homeOf(documented) }),
    changePages
      .flatMap(([title, page]) =>
        page ? link({ title, href: releaseSectionUrl(page, version) }) : [],
      )
      .join(' '),
  ];
}

function versionsPage(versions: readonly DocumentedVersion[]): OtherPage {
  const columns = [
    t('versions.product'),
    t('versions.version'),
    t('versions.package'),
    t('versions.released'),
    t('versions.status'),
    t('versions.documentation'),
    t('versions.changes'),
  ];
  const rows = productList.flatMap(({ key }) => versions.filter(({ product }) => product === key));
  return {
    url: `${baseUrl}versions/`,
    title: t('versions.title'),
    description: t('versions.lead'),
    content: table(columns, rows.map(versionRow)),
  };
}

function productionErrors(generatedFilesDir: string): OtherPage {
  const file = path.join(generatedFilesDir, 'production-errors/default/messages.json');
  const messages = existsSync(file) ? readJson<ProductionError[]>(file) : [];
  const rows = messages.map(({ code: number, message, packages }) => [
    String(number),
    // Messages are plain text, in which brackets aren't links.
    `${line(message.replaceAll('](', '] ('))} ${packages.join(', ')}`,
  ]);
  return {
    url: `${baseUrl}production-error/`,
    title: t('errors.title'),
    description: t('errors.lead', { query: code('?code=9&args[]=red') }),
    content: blocks(
      `## ${t('errors.all')}`,
      t('errors.place', { place: code('%s') }),
      table([t('errors.code'), t('errors.message')], rows),
    ),
  };
}

/** The pages of the site that aren't docs, in English. */
export const otherPages = (
  versions: readonly DocumentedVersion[],
  generatedFilesDir: string,
): OtherPage[] => [home(), versionsPage(versions), productionErrors(generatedFilesDir)];
