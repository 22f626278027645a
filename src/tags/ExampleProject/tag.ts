import path from 'node:path';
import { exampleNames, filesOfExample } from '../../../plugins/example-downloads/collect';
import { baseUrl } from '../../site/origins';
import { defineTag } from '../define';
import { link, t } from '../markdown';

/** Links to a complete project: a download, and a sandbox that opens it. */
export const tag = defineTag<{ folder: string }>()({
  attributes: {
    name: {
      type: 'text',
      required: true,
      description: 'Folder in `examples/`.',
      names: ({ version, find }) => exampleNames(find(version.examples)),
    },
    entry: {
      type: 'text',
      description: 'File that a sandbox shows first.',
      names({ version, find }, { name = '' }) {
        const folder = find(version.examples);
        // Other names, such as `../..`, could list the files of any folder.
        return exampleNames(folder).includes(name)
          ? [...filesOfExample(path.join(folder, name)).keys()]
          : [];
      },
    },
  },
  children: false,
  block: false,
  data: async (_written, { version }) => ({ folder: version.downloads }),
  validate: null,
  toText: null,
  toMarkdown: ({ name = '' }, _content, { version }) =>
    link({
      title: t('example.download', { file: `${name.split('/').pop()}.zip` }),
      href: `${baseUrl}${version.downloads}/${name}.zip`,
    }),
  example: '<ExampleProject name="plain" entry="src/App.tsx" />',
});
