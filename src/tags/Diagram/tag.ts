import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addDependency } from '../../../plugins/pages/dependencies';
import { defineTag, type TagContext } from '../define';

/** Folder of the page, and the drawings in it. */
const folderOf = ({ find, page }: TagContext) => path.dirname(find(page));

/** A drawing with numbered steps, and the list that explains them. */
export const tag = defineTag<{ svg: string }>()({
  attributes: {
    name: {
      type: 'text',
      required: true,
      description: 'Name of an SVG file beside the page, such as `data-flow`.',
      names: (context) =>
        readdirSync(folderOf(context))
          .filter((file) => file.endsWith('.svg'))
          .map((file) => file.slice(0, -'.svg'.length)),
    },
    title: {
      type: 'text',
      required: true,
      description: 'What the diagram shows. It names the picture and appears above it.',
    },
  },
  children:
    'A numbered list that explains each number in the drawing. It is the visible text alternative of the picture.',
  block: true,
  async data({ name }, context) {
    const file = path.join(folderOf(context), `${name}.svg`);
    addDependency(context.find(context.page), file);
    return existsSync(file)
      ? { svg: readFileSync(file, 'utf8').replace(/>\s+</g, '><') }
      : undefined;
  },
  validate: null,
  toText: null,
  toMarkdown: ({ title = '' }, content) => `**${title}**\n\n${content}`,
  example: '<Diagram name="data-flow" title="…">…</Diagram>',
});
