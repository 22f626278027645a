import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { demoName, isTrueAttribute, demoSets } from '../../../plugins/demos/model';
import { waitForData } from '../../../plugins/demos/write';
import { isDevelopmentServer } from '../../../plugins/shared/command';
import { readJson } from '../../../plugins/shared/files';
import { codeStylings, demoKey, type DemoSource, type DemoSummary } from '../../site/demo';
import { defineTag, type TagContext } from '../define';
import { blocks, fence, t } from '../markdown';

interface DemoData {
  /** `null` in `npm start` if the demo has a problem. */
  demo: DemoSummary | null;
  /** Only if the source is shown from the start. */
  source?: DemoSource;
}

/** Absolute path of a demo's file or folder. */
const fileOf = (src: string, { page, find }: TagContext) =>
  find(path.posix.join(path.posix.dirname(page), src));

/** Key of a demo of the page's version; `undefined` if the version has no demos. */
function keyOf(src: string, { version, versions }: TagContext): string | undefined {
  const set = demoSets(versions).find(({ dir }) => dir === version.dir);
  return set && demoKey(set.product, set.version, demoName(src));
}

/** Folder of a demo's data below the generated files. */
const dataFolder = (key: string) => `demos/default/data/${key}`;

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
    const key = src && keyOf(src, context);
    if (!key) return undefined;
    const folder = dataFolder(key);
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
  toMarkdown({ src = '', title = '', hideToolbar }, _content, context) {
    const key = keyOf(src, context);
    if (!key) return title;
    const file = context.find(path.join(GENERATED_FILES_DIR_NAME, dataFolder(key), 'source.json'));
    const source = existsSync(file) ? readJson<DemoSource | null>(file) : null;
    const stylings = codeStylings.filter((styling) => source?.stylings[styling]);
    return blocks(
      `**${t('demo.markdown', { title })}**`,
      ...(isTrueAttribute(hideToolbar) ? [] : stylings).flatMap((styling) => [
        stylings.length > 1 && `**${t(`demo.styledWith.${styling}`)}**`,
        ...(source?.stylings[styling]?.TS ?? []).map(({ name, code }) =>
          fence(path.extname(name).slice(1), code, name),
        ),
      ]),
    );
  },
  example: '<Demo src="./Basic.tsx" title="Basic" />',
});
