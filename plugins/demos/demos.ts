import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { bundlerSettings } from './bundler';
import { isDevelopmentServer } from '../shared/command';
import { checkDemos, validDemos } from '../../checker/checker';
import { linkDemos, type LinkedDemo } from '../../model/demos/demoLinks';
import { replacementDemos, type DemoModel } from '../../model/demos/demos';
import { createInstallation } from '../../model/packages/installation';
import { readPreview } from '../../model/demos/previews';
import { frameUrlOf } from '../../model/facts/demo';
import { previewModules, renderRegistries, type GeneratedModules } from './registry';
import {
  inputsOf,
  readCodeStyle,
  type RenderContext,
  renderDemo,
  type RenderDemo,
  type RenderedDemo,
  renderOnDemand,
} from './render';
import { openBuildCache } from '../../model/caches/buildCache';
import { openSite, type Site, siteCache } from '../../model/site';
import type { DocumentedVersion } from '../../model/versions/versions';
import { copyAssets, writeAssets, writeGenerated, type DemoData } from './write';

export interface DemosContent {
  /** Keys of invalid demos, which `npm start` omits. */
  broken: string[];
  demos: DemoModel[];
  render: RenderDemo;
  modules: GeneratedModules;
  linked: LinkedDemo[];
}

/** The text around demos isn't part of it, so most edits change nothing here. */
function fingerprint({ sources, demos: { demos } }: Site): string {
  const code = [...sources].filter(([file]) => !/\.mdx?$/.test(file));
  return JSON.stringify([
    code,
    demos.map(({ key, placements }) => [
      key,
      placements.map(({ page, attributes }) => [page, attributes]),
    ]),
  ]);
}

/** Checks the demos of all pages, derives their variants, and creates a page for each. */
export function demos(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  { versions }: { versions: readonly DocumentedVersion[] },
): Plugin<DemosContent> {
  const demoVersions = [...versions, replacementDemos];
  const dataDir = path.join(generatedFilesDir, 'demos/default');
  const served = path.join(generatedFilesDir, 'demos/served');
  // Variants and style sheets depend on the model and on this plugin.
  const cache = openBuildCache(siteDir, 'demos', [__dirname, path.join(__dirname, '../../model')]);
  /** Last valid content. `npm start` loads the content again after each change to a page. */
  let last: { fingerprint: string; content: Omit<DemosContent, 'linked'> } | undefined;
  let written: DemoModel[] | undefined;
  /** With `npm start`, saves the cache once no other demo is rendered. */
  let saving: NodeJS.Timeout | undefined;

  function renderOnce(valid: DemoModel[], context: RenderContext): RenderDemo {
    const demosByKey = new Map(valid.map((demo) => [demo.key, demo]));
    const rendered = new Map<string, Promise<RenderedDemo>>();
    return async (key) => {
      const demo = demosByKey.get(key);
      if (!demo) return undefined;
      const result = rendered.get(key) ?? renderDemo(demo, context);
      rendered.set(key, result);
      return result;
    };
  }

  async function renderRequested(key: string): Promise<RenderedDemo | undefined> {
    const rendered = await last?.content.render(key);
    if (!rendered) return undefined;
    await writeAssets(served, baseUrl, [rendered]);
    clearTimeout(saving);
    saving = setTimeout(() => cache.save('keep'), 2_000);
    return rendered;
  }

  /** Data files of the valid demos. With `npm start`, they contain what the data depends on. */
  async function renderData({ demos: valid, render }: DemosContent): Promise<DemoData[]> {
    if (isDevelopmentServer())
      return valid.map((demo) => {
        const inputs = inputsOf(demo);
        return { key: demo.key, summary: inputs, source: inputs };
      });
    const rendered = await Promise.all(valid.map(({ key }) => render(key)));
    const all = rendered.filter((each) => each !== undefined);
    await writeAssets(served, baseUrl, all);
    return all.map(({ summary, source }) => ({ key: summary.key, summary, source }));
  }

  return {
    name: 'demos',
    getPathsToWatch: () =>
      demoVersions.map(({ dir }) => path.join(siteDir, dir, '**/*.{md,mdx,ts,tsx,css}')),

    async loadContent() {
      const site = await openSite(siteDir);
      const { installation } = site;
      const current = fingerprint(site);
      const linked = versions.flatMap((each) => linkDemos(site.sources, site.demos.demos, each));
      if (last?.fingerprint === current) return { ...last.content, linked };
      const valid = isDevelopmentServer() ? validDemos(site) : checkDemos(site);
      const codeStyle = await readCodeStyle(siteDir);
      const keys = new Set(valid.map(({ key }) => key));
      const content = {
        broken: site.demos.demos.flatMap(({ key }) => (keys.has(key) ? [] : [key])),
        demos: valid,
        render: renderOnce(valid, { installation, baseUrl, codeStyle, cache }),
        modules: await renderRegistries(
          siteDir,
          demoVersions,
          valid,
          (demo) => readPreview(siteDir, demo, installation),
          cache,
        ),
      };
      last = { fingerprint: current, content };
      return { ...content, linked };
    },

    async contentLoaded({ content, actions: { addRoute } }) {
      if (written !== content.demos) {
        const missing = content.broken.map((key) => ({ key, summary: null, source: null }));
        await writeGenerated(dataDir, content.modules, [
          ...(await renderData(content)),
          ...missing,
        ]);
        cache.save(isDevelopmentServer() ? 'keep' : 'drop');
        if (isDevelopmentServer()) siteCache(siteDir).save('keep');
        written = content.demos;
      }
      const hasPreviews = !isDevelopmentServer();
      for (const demo of content.demos) {
        const frameUrl = frameUrlOf(baseUrl, demo.key);
        const modules = {
          demo: path.join(dataDir, 'data', demo.key, 'summary.json'),
          ...(hasPreviews ? { preview: previewModules(siteDir, dataDir, demo) } : {}),
        };
        addRoute({
          path: frameUrl,
          exact: true,
          component: '@site/src/features/demo/markup/DemoPage',
          modules,
        });
        if (hasPreviews && !demo.fullPage)
          addRoute({
            path: `${frameUrl}preview/`,
            exact: true,
            component: '@site/src/features/demo/preview/DemoPreview',
            modules,
          });
      }
    },

    configureWebpack: (_config, isServer) =>
      bundlerSettings(isServer, demoVersions, createInstallation(siteDir), {
        siteDir,
        dataDir,
        baseUrl,
        served,
        dataRules: isDevelopmentServer() ? [renderOnDemand(dataDir, renderRequested)] : [],
      }),

    postBuild: ({ outDir }) => copyAssets(served, outDir),
  };
}
