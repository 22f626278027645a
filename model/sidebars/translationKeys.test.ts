import { normalizeSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import { getLoadedContentTranslationFiles } from '@docusaurus/plugin-content-docs/lib/translations.js';
import * as all from '../../sidebars';
import { productList } from '../facts/products';
import { withoutMissingPages } from './withoutMissingPages';

// Docusaurus refuses to build another language if two items have the same key, which is the label
// unless an item has a `key`.
test.each(productList)('labels of the sidebar of $name can be translated', ({ key }) => {
  const sidebars = normalizeSidebars(withoutMissingPages(key, all[key]) as never);
  const version = { versionName: 'current', label: 'v1', sidebars };
  const [file] = getLoadedContentTranslationFiles({ loadedVersions: [version] } as never);
  expect(Object.keys(file?.content ?? {}).length).toBeGreaterThan(20);
});
