import { projectStatus } from '../../site/links';
import { defineTag } from '../define';
import { callout, link, t } from '../markdown';

/** Notice at the start of every Toolpad Studio guide. */
export const tag = defineTag()({
  attributes: {},
  children: false,
  block: true,
  data: null,
  validate: null,
  toText: null,
  toMarkdown: () =>
    callout(
      'warning',
      t('studioDeprecated.title'),
      t('studioDeprecated.text', {
        status: link({ title: projectStatus.title, href: projectStatus.url }),
      }),
    ),
  example: '<StudioDeprecated />',
});
