import { demoName, demoPath, demoVersion, isTrueAttribute } from '../../demos/demos';
import type { DemoSource, DemoSummary } from '../../facts/demo';
import { defineTag } from '../define';

interface DemoData {
  /** `null` in `npm start` if the demo has a problem. */
  demo: DemoSummary | null;
  /** Only if the source is shown from the start. */
  source?: DemoSource;
}

const dataFolder = (key: string) => `demos/default/data/${key}`;

/** The tag that shows a demo. */
export const tags = {
  /** A live demo with its code. `plugins/demos` checks its files and writes its data. */
  Demo: defineTag<DemoData>()({
    attributes: {
      src: {
        type: 'text',
        required: true,
        description:
          'File beside the page, such as `./Basic.tsx`, or the path of a demo of replacements from the root: `/examples/leaving-core/src/demos/…`.',
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
      editorOpen: { type: 'flag', description: 'Opens the editor from the start.' },
    },
    children: false,
    block: true,
    async data({ src, defaultCodeOpen, editorOpen }, context) {
      if (!src) return undefined;
      const file = demoPath(context.page, src);
      const folder = dataFolder(`${demoVersion(file, context.version).demos}/${demoName(src)}`);
      await context.waitForDemo?.(folder, context.find(file));
      const module = (name: string) => ({ module: `@generated/${folder}/${name}.json` });
      return {
        demo: module('summary'),
        ...([defaultCodeOpen, editorOpen].some(isTrueAttribute)
          ? { source: module('source') }
          : {}),
      };
    },
    ids: ({ src = '' }) => [demoName(src)],
    example: '<Demo src="./Basic.tsx" title="Basic" />',
  }),
};
