import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { demoName } from '../../../plugins/demos/model';
import { waitForData } from '../../../plugins/demos/write';
import { demoSets } from '../../../plugins/demos/options';
import { isTrueAttribute } from '../../../plugins/demos/placements';
import { isDevelopmentServer } from '../../../plugins/shared/command';
import { demoKey, type DemoSource, type DemoSummary } from '../../site/demo';
import { defineTag, type TagContext } from '../define';

interface DemoData {
  /** `null` in `npm start` if the demo has a problem. */
  demo: DemoSummary | null;
  /** Only if the source is shown from the start. */
  source?: DemoSource;
}

/** Absolute path of a demo's file or folder. */
const fileOf = (src: string, { page, find }: TagContext) =>
  find(path.posix.join(path.posix.dirname(page), src));

/** Sources of a demo: one file, or a folder of them. */
function sourcesOf(src: string, context: TagContext): string[] {
  const demo = fileOf(src, context);
  if (src === '' || !existsSync(demo)) return [];
  if (statSync(demo).isFile()) return [readFileSync(demo, 'utf8')];
  return readdirSync(demo, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ name }) => readFileSync(path.join(demo, name), 'utf8'));
}

/** A live demo with its code. `plugins/demos` checks its files and writes its data. */
export const tag = defineTag<DemoData>()({
  attributes: {
    src: {
      type: 'text',
      required: true,
      description: 'File beside the page, such as `./Basic.tsx`.',
    },
    title: {
      type: 'text',
      required: true,
      description: 'Accessible name of the demo, a short phrase.',
    },
    height: {
      type: 'number',
      description:
        'Height of the frame in px; for demos inside the page, the minimum height. Default: 400 for full-page demos, otherwise 160.',
    },
    iframe: {
      type: 'flag',
      description: 'Runs the demo in a separate frame, for demos that fill a page.',
    },
    hideToolbar: { type: 'flag', description: 'Hides the toolbar and the code.' },
    defaultCodeOpen: {
      type: 'flag',
      description:
        '`true` shows the whole source from the start; `false` hides even the preview lines.',
    },
  },
  children: false,
  block: true,
  async data({ src, defaultCodeOpen }, context) {
    const set = demoSets(context.versions).find(({ dir }) => dir === context.version.dir);
    if (!src || !set) return undefined;
    const folder = `demos/default/data/${demoKey(set.product, set.version, demoName(src))}`;
    if (isDevelopmentServer())
      await waitForData(
        context.find(path.join(GENERATED_FILES_DIR_NAME, folder)),
        fileOf(src, context),
      );
    const module = (name: string) => ({ module: `@generated/${folder}/${name}.json` });
    return {
      demo: module('summary'),
      ...(isTrueAttribute(defaultCodeOpen) ? { source: module('source') } : {}),
    };
  },
  validate: null,
  toText: ({ src = '', title = '' }, context) => ({
    blocks: [title],
    code: sourcesOf(src, context),
    ids: [demoName(src)],
  }),
  toMarkdown: ({ src = '' }, _content, context) =>
    sourcesOf(src, context)
      .map((source) => `\`\`\`tsx\n${source.trim()}\n\`\`\``)
      .join('\n\n'),
  example: '<Demo src="./Basic.tsx" title="Basic" />',
});
