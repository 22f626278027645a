import type { ProductKey } from './products';

/**
 * Pages of different products about the same topic. URLs have no language; a test checks that they
 * are in the sidebars.
 */
export const topics: readonly Readonly<Partial<Record<ProductKey, string>>>[] = [
  {
    core: '/toolpad/core/introduction/installation/',
    studio: '/toolpad/studio/getting-started/installation/',
  },
  {
    core: '/toolpad/core/introduction/base-concepts/',
    studio: '/toolpad/studio/concepts/building-ui/',
  },
  {
    core: '/toolpad/core/introduction/tutorial/',
    studio: '/toolpad/studio/getting-started/first-app/',
  },
  { core: '/toolpad/core/introduction/examples/', studio: '/toolpad/studio/examples/' },
  {
    core: '/toolpad/core/introduction/roadmap/',
    studio: '/toolpad/studio/getting-started/roadmap/',
  },
  {
    core: '/toolpad/core/introduction/support/',
    studio: '/toolpad/studio/getting-started/support/',
  },
  { core: '/toolpad/core/all-components/', studio: '/toolpad/studio/reference/components/' },
  { core: '/toolpad/core/react-sign-in-page/', studio: '/toolpad/studio/concepts/authentication/' },
  { core: '/toolpad/core/react-crud/', studio: '/toolpad/studio/components/data-grid/' },
];

/** Returns a product's page about the topic of the current page, if there is one. */
export const sameTopic = (product: ProductKey, path: string): string | undefined =>
  topics.find((topic) => Object.values(topic).includes(path))?.[product];
