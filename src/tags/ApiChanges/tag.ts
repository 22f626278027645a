import { releaseModule } from '../../../plugins/api-pages/releases';
import { readBehavior, readHistory } from '../../../plugins/shared/apiHistory';
import type { ApiChange } from '../../site/apiHistory';
import { releaseOf, type Release } from '../../site/apiRelease';
import { defineTag, type TagContext } from '../define';
import { releaseToMarkdown } from './markdown';

const releasesOf = ({ version, find }: TagContext) =>
  new Map(Object.entries(readHistory(find('.'), version.product)?.releases ?? {}));

const lineOf = ({ entry, part, name, change }: ApiChange) =>
  part === 'export' ? `${entry}: ${change}` : `${entry}: ${part} ${name}: ${change}`;

const linesOf = (release: string | undefined, context: TagContext) =>
  (releasesOf(context).get(release ?? '') ?? []).map(lineOf);

/** What a release added, removed, and changed. The heading above it has its anchor. */
export const tag = defineTag<{ data: Release }>()({
  attributes: {
    release: {
      type: 'text',
      required: true,
      description: 'Exact version of a published release.',
      names: (context) => [...releasesOf(context).keys()],
    },
  },
  children: false,
  block: true,
  data: async ({ release = '' }, context) =>
    releasesOf(context).has(release)
      ? {
          data: {
            module: `@generated/api-pages/default/${releaseModule(context.version, release)}`,
          },
        }
      : undefined,
  validate: null,
  toText: ({ release }, context) => ({ code: linesOf(release, context) }),
  toMarkdown({ release = '' }, _content, { version, find }) {
    const history = readHistory(find('.'), version.product);
    const behavior = readBehavior(find('.'), version.product);
    return history ? releaseToMarkdown(releaseOf(history, behavior, release, () => [])) : '';
  },
  example: '<ApiChanges release="0.16.0" />',
});
