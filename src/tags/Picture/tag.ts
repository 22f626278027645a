import { readJson } from '../../../plugins/shared/files';
import { baseUrl } from '../../site/origins';
import type { Pictures } from '../../site/pictures';
import { defineTag } from '../define';
import { blocks } from '../markdown';

interface PictureData {
  /** The pictures of the version. */
  pictures: Pictures;
  /** Folder of their files, below the base URL. */
  folder: string;
}

/** A picture of a user interface, taken by `tools/pictures`. */
export const tag = defineTag<PictureData>()({
  attributes: {
    name: {
      type: 'text',
      required: true,
      description:
        'Name of a picture that `tools/pictures` has taken: `studio/first-app/canvas`. Its sizes are in `src/site/pictures.json`.',
      names: ({ version, find }) => Object.keys(readJson<Pictures>(find(version.pictures))),
    },
    alt: {
      type: 'text',
      required: true,
      description: "What the picture shows, for readers who can't see it.",
    },
    caption: { type: 'text', description: 'Text below the picture.' },
  },
  children: false,
  block: true,
  data: async (_written, { version }) => ({
    pictures: { module: `@site/${version.pictures}` },
    folder: version.images,
  }),
  validate: null,
  toText: null,
  toMarkdown({ name = '', alt = '', caption }, _content, { version, find }) {
    const picture = readJson<Pictures>(find(version.pictures))[name];
    const [state = 'light'] = Object.keys(picture?.states ?? {});
    const file = `${baseUrl}${version.images}/${name}-${state}.${picture?.format}`;
    return blocks(`![${alt.replace(/[\\[\]]/g, '\\$&')}](${file})`, caption);
  },
  example: '<Picture name="studio/first-app/canvas" alt="…" />',
});
