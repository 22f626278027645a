import type { PluginContentLoadedActions } from '@docusaurus/types';
import { siteMetadata } from './site-metadata';

const products = [{ pattern: '^/a', productId: 'a', productCategoryId: null }];

const plugin = (measurementId?: string) =>
  siteMetadata({ siteDir: '/site' }, { products, analytics: { measurementId, vitalsShare: 0.5 } });

test('a measurement ID becomes a head tag, with the share of measured sessions', () => {
  expect(plugin('G-ABC1234567').injectHtmlTags?.({ content: undefined })).toEqual({
    headTags: [
      {
        tagName: 'meta',
        attributes: { name: 'docs-analytics', content: 'G-ABC1234567', 'data-vitals': '0.5' },
      },
    ],
  });
});

test.each([undefined, ''])('without a measurement ID (%p), there is no head tag', (id) => {
  expect(plugin(id).injectHtmlTags?.({ content: undefined })).toEqual({ headTags: [] });
});

test('pages get the table of products as global data', async () => {
  const setGlobalData = jest.fn();
  const actions = { setGlobalData } as unknown as PluginContentLoadedActions;
  await plugin().contentLoaded?.({ content: undefined, actions });
  expect(setGlobalData).toHaveBeenCalledWith({ products });
});
