import { getLoadedContentTranslationFiles } from '@docusaurus/plugin-content-docs/lib/translations.js';
import * as all from '../../sidebars';

// Docusaurus refuses to build another language if two items have the same key, which is the label
// unless an item has a `key`.
test.each(Object.entries(all))('labels of the sidebar %s can be translated', (_, sidebars) => {
  const version = { versionName: 'current', label: 'v1', sidebars };
  const [file] = getLoadedContentTranslationFiles({ loadedVersions: [version] } as never);
  expect(Object.keys(file?.content ?? {}).length).toBeGreaterThan(5);
});
