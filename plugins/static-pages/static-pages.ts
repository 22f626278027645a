import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { isDevelopmentServer } from '../shared/command';
import { definePlugin } from '../shared/definePlugin';
import { type MagicComment, setMagicComments } from '../../model/code/renderCode';
import { definePublicVariables } from '../../model/settings';
import { adaptPlugins, adaptPresets } from './adaptPlugins';
import { clientBundle } from './clientBundle';
import { generateAtomically, orderSiteReloads, siteFiles } from './reloads';
import { pageScript } from './pageScript';
import { rejectSettings } from './unsupported';

/**
 * All options of Docusaurus' `future.faster` except `mdxCrossCompilerCache`: with it, the server
 * reads compiled MDX from the client's compilation, but ours contains none.
 */
export const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: false,
  rspackBundler: true,
  rspackPersistentCache: true,
  ssgWorkerThreads: true,
  gitEagerVcs: true,
};

/**
 * HTML template of a page. It's core's template without its `<script defer>` loop: pages are static
 * documents, and the page script loads React when an island needs it. `islands` lists the files of
 * React's entry for that script. A page links the shared style sheet, and those in the comment
 * before the page (`src/runtime/server/sheets.ts`), or all of them without a comment. A page
 * that sets `data-page="fragment"` on `<html>` is served without a document around it, for scripts
 * that insert it into another page.
 * @see https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
export const ssrTemplate = readFileSync(path.join(__dirname, 'template.html'), 'utf8');

/** Largest SVG file of a logo that pages contain inline, in bytes. */
const inlineLogo = 2000;

/** The SVG of the navbar's logo, so that it needs no request and has the color of its text. */
function readLogo(
  { navbar }: ThemeConfig,
  { staticDirectories = ['static'] }: Config,
): string | undefined {
  const src = navbar?.logo?.src ?? '';
  const file = staticDirectories
    .map((folder) => path.join(folder ?? '', src))
    .find((each) => existsSync(each));
  if (!file?.endsWith('.svg')) return undefined;
  const svg = readFileSync(file, 'utf8')
    .trim()
    .replace(/ xmlns="[^"]*"/, '');
  if (svg.length > inlineLogo) return undefined;
  return /^<svg[^>]* height=/.test(svg) ? svg : svg.replace('<svg', '<svg height="24"');
}

/** The color mode until a reader chooses one. */
function defaultMode({ colorMode = {} }: ThemeConfig): string {
  return colorMode.respectPrefersColorScheme ? 'system' : (colorMode.defaultMode ?? 'light');
}

/** Serves pages as static documents (README.md). @throws an error with settings without effect */
export function staticPages(config: Config): Config {
  rejectSettings(config);
  const themeConfig: ThemeConfig = config.themeConfig ?? {};
  const variables = {
    ...definePublicVariables(),
    'process.env.DOCS_COLOR_MODE': JSON.stringify(defaultMode(themeConfig)),
  };
  const comments = themeConfig.prism?.magicComments;
  if (comments) setMagicComments(comments as MagicComment[]);
  if (isDevelopmentServer()) {
    orderSiteReloads();
    generateAtomically();
  }
  return {
    ...config,
    ssrTemplate,
    customFields: { ...config.customFields, logo: readLogo(themeConfig, config) },
    future: {
      v4: true,
      ...config.future,
      faster: { ...faster, ...(config.future?.faster as object) },
    },
    presets: adaptPresets(config.presets ?? []),
    themes: adaptPlugins(config.themes ?? []),
    plugins: adaptPlugins([
      definePlugin(siteFiles),
      definePlugin((context) => pageScript(context, { variables })),
      definePlugin((context) => clientBundle(context, { variables })),
      ...(config.plugins ?? []),
    ]),
  };
}
