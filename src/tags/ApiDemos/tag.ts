import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { existsSync } from 'node:fs';
import { readJson } from '../../../plugins/shared/files';
import type { ApiLink, ComponentApi, HookApi } from '../../site/api';
import { defineApiTag, moduleOf } from '../api';
import type { TagContext } from '../define';
import { blocks, link, t } from '../markdown';

type Documented = ComponentApi | HookApi;

/** Demos that import an export, from the data that `plugins/api-pages` writes. */
function demosOf(entry: Documented, context: TagContext): ApiLink[] {
  const module = moduleOf(context, entry).replace('@generated', GENERATED_FILES_DIR_NAME);
  const file = context.find(module);
  return existsSync(file) ? readJson<{ demos: ApiLink[] }>(file).demos : [];
}

const listOf = (links: readonly ApiLink[]) => links.map((each) => `- ${link(each)}`).join('\n');

/**
 * Pages and demos that use an export. The data contains only the pages, because demos change often.
 */
export const tag = defineApiTag<Documented>({
  kinds: ['component', 'hook'],
  toMarkdown(entry, context) {
    const { name, guides } = entry;
    const demos = demosOf(entry, context);
    const count = demos.length;
    return blocks(
      guides.length > 0 && t('api.guides', { name }),
      listOf(guides),
      count > 0
        ? t(count === 1 ? 'api.demos.one' : 'api.demos.other', { count })
        : t('api.noDemos'),
      listOf(demos),
    );
  },
  example: '<ApiDemos name="Account" />',
});
