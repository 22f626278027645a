import { projectStatus } from '../../site/projectStatus';
import { defineTag } from '../define';

/** Notice at the start of every Toolpad Studio guide. */
export const tag = defineTag()({
  attributes: {},
  children: false,
  block: true,
  data: null,
  validate: null,
  toText: null,
  toMarkdown: () =>
    `> Toolpad Studio is deprecated. [${projectStatus.title}](${projectStatus.url}) lists what to use instead.`,
  example: '<StudioDeprecated />',
});
