import type { ProductKey } from './products';

/**
 * Pages of several products that are about the same. Addresses without language; a test holds them
 * to the side navigations.
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

/** The page of a product about the same as the one in view, if it has one. */
export const sameTopic = (product: ProductKey, path: string): string | undefined =>
  topics.find((topic) => Object.values(topic).includes(path))?.[product];
