import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPage } from '../../plugins/pages/model';
import { productList } from '../../src/site/products';
import { docsFolders, pagesIn } from './multiply';
import { createFolderWithPackages } from '@site/tools/site-copy';

/** Names of the components on a page. */
export const componentsOf = (source: string): string[] =>
  readPage(source).elements.flatMap(({ name }) => (name && /^[A-Z]/.test(name) ? [name] : []));

/** Inserts the files that fences quote, because a plain Docusaurus site can't quote files. */
export function quoteFiles(source: string, read: (file: string) => string): string {
  return source.replace(
    /^(```\w+[^\n]*?)\sfile="([^"]+)"([^\n]*)\n(?=```$)/gm,
    (_fence, before: string, file: string, after: string) =>
      `${before}${after}\n${read(file).trimEnd()}\n`,
  );
}

/**
 * Module with placeholders for components, which render their children, their title, or nothing.
 */
const placeholders = (names: string[]) => `import React from 'react';
import MDXComponents from '@theme-original/MDXComponents';
const Placeholder = ({ children, title, alt, height }) => <div style={{ minBlockSize: Number(height) || 0 }}>{children ?? title ?? alt ?? null}</div>;
export default { ...MDXComponents, ${names.map((name) => `${name}: Placeholder`).join(', ')} };
`;

const config = `const docs = (product) => ['@docusaurus/plugin-content-docs', {
  id: product, path: 'docs-' + product, routeBasePath: product, sidebarPath: undefined, include: ['**/*.{md,mdx}'],
}];
module.exports = {
  title: 'Toolpad', url: 'https://example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { baseUrl: '/toolpad/' } } }, trailingSlash: true, favicon: 'static/logos/favicon.svg',
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
  future: { v4: { removeLegacyPostBuildHeadAttribute: true }, faster: true },
  themes: ['@docusaurus/theme-classic'],
  plugins: [...${JSON.stringify(productList.map(({ key }) => key))}.map(docs), '@docusaurus/plugin-sitemap'],
  themeConfig: { navbar: { title: 'Toolpad', items: ${JSON.stringify(productList.map(({ home, shortName }) => ({ to: home.replace('/toolpad', ''), label: shortName })))} } },
};
`;

/**
 * Creates a plain Docusaurus classic site with the same pages in a temporary folder, with the
 * default theme and `future.faster`. Placeholders replace our components, so measure it on pages
 * that consist of text and code.
 */
export function createClassicSite(siteDir: string): string {
  const folder = createFolderWithPackages(siteDir, 'classic');
  const names = new Set<string>();
  for (const docs of docsFolders) {
    for (const page of pagesIn(path.join(siteDir, docs))) {
      const source = readFileSync(path.join(siteDir, docs, page), 'utf8');
      componentsOf(source).forEach((name) => names.add(name));
      const target = path.join(folder, docs, page);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(
        target,
        quoteFiles(source, (file) => readFileSync(path.join(siteDir, file), 'utf8')),
      );
    }
  }
  const theme = path.join(folder, 'src/theme');
  mkdirSync(theme, { recursive: true });
  writeFileSync(path.join(theme, 'MDXComponents.js'), placeholders([...names].sort()));
  writeFileSync(path.join(folder, 'docusaurus.config.js'), config);
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({
      name: 'classic',
      private: true,
      browserslist: ['>0.5%', 'not dead', 'not op_mini all'],
    }),
  );
  cpSync(path.join(siteDir, 'static'), path.join(folder, 'static'), { recursive: true });
  return folder;
}
