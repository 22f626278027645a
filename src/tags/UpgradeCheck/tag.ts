import { releaseModule } from '../../../plugins/api-pages/releases';
import { defineTag } from '../define';

/** A form in which readers check whether the changes of later releases touch their code. */
export const tag = defineTag<{ releases: string[] }>()({
  attributes: {
    from: { type: 'text', required: true, description: 'Release that is chosen first.' },
    to: { type: 'text', required: true, description: 'Later release that is chosen first.' },
  },
  children: false,
  block: true,
  data: async (_written, { version }) => ({
    releases: { module: `@generated/api-pages/default/${releaseModule(version, 'all')}` },
  }),
  validate: null,
  toText: null,
  toMarkdown: () => '',
  example: '<UpgradeCheck from="0.14.0" to="0.16.0" />',
});
