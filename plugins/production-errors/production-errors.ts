import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ProductionError } from '../../model/facts/productionErrors';
import { openBuildCache } from '../../model/caches/buildCache';
import { failOn } from '../../model/problems';
import { checkMessages, collectMessages, defaultOptions, toTable } from './collect';

/** Generates `@generated/production-errors/default/messages.json` from installed MUI packages. */
export function productionErrors({ siteDir }: LoadContext): Plugin<ProductionError[]> {
  return {
    name: 'production-errors',
    loadContent() {
      const cache = openBuildCache(siteDir, 'production-errors', [__dirname]);
      const messages = collectMessages(siteDir, defaultOptions, cache);
      cache.save();
      failOn(checkMessages(messages));
      return toTable(messages);
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('messages.json', JSON.stringify(content));
    },
  };
}
