import type { RuleSetRule } from '@rspack/core';
import path from 'node:path';
import { hashOf } from '../shared/resultCache';
import { modulesOf, type DemoModel } from './model';
import type { RenderedDemo } from './render';

/** Renders a valid demo. Returns `undefined` for any other key. */
export type RenderDemo = (key: string) => Promise<RenderedDemo | undefined>;

/**
 * What the data files of a demo contain in `npm start`: a hash of what their data depends on, so
 * that the bundler creates the data again after a change.
 */
export const inputsOf = (demo: DemoModel): string =>
  hashOf([demo.fullPage, modulesOf(demo).map(({ file, source }) => [file, source])]);

/**
 * Bundler rule for `npm start` that creates the data of a demo when a page first imports it,
 * because rendering all demos takes seconds.
 * @param dataDir folder of the generated modules; `data/<key>/` in it contains the data of a demo
 */
export function renderOnDemand(dataDir: string, render: RenderDemo): RuleSetRule {
  const folder = path.join(dataDir, 'data');
  return {
    include: folder,
    type: 'json',
    use: {
      loader: path.join(__dirname, 'demoData.cjs'),
      options: {
        async render(file: string) {
          const key = path.relative(folder, path.dirname(file)).replaceAll(path.sep, '/');
          const rendered = await render(key);
          return rendered?.[path.basename(file) === 'source.json' ? 'source' : 'summary'] ?? null;
        },
      },
    },
  };
}
