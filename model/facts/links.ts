import type { ProductKey } from './products';

/** Pages that components link to. Labels are keys of the catalog, and URLs have no language. */

/** Guides to Toolpad Core on the front page, by the framework of a reader's project. */
export const frameworks = [
  {
    label: 'home.nextAppRouter',
    text: 'home.nextAppRouterText',
    to: '/toolpad/core/integrations/nextjs-approuter/',
  },
  {
    label: 'home.nextPagesRouter',
    text: 'home.nextPagesRouterText',
    to: '/toolpad/core/integrations/nextjs-pagesrouter/',
  },
  {
    label: 'home.viteReactRouter',
    text: 'home.viteReactRouterText',
    to: '/toolpad/core/integrations/react-router/',
  },
] as const;

export const builds = [
  {
    label: 'home.dashboards',
    text: 'home.dashboardsText',
    to: '/toolpad/core/react-dashboard-layout/',
  },
  { label: 'home.records', text: 'home.recordsText', to: '/toolpad/core/react-crud/' },
  { label: 'home.signIn', text: 'home.signInText', to: '/toolpad/core/react-sign-in-page/' },
  { label: 'home.dialogs', text: 'home.dialogsText', to: '/toolpad/core/react-use-dialogs/' },
] as const;

export type HomeLink = (typeof frameworks)[number] | (typeof builds)[number];

/** Page about what is maintained, and what to use instead. Banners link to it. */
export const projectStatus = {
  title: 'Project status and alternatives',
  url: '/toolpad/core/introduction/project-status/',
} as const;

/** Pages of different products about the same topic. URLs have no language. */
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

export const sameTopic = (product: ProductKey, path: string): string | undefined =>
  topics.find((topic) => Object.values(topic).includes(path))?.[product];
