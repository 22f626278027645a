/**
 * Links of the front page. Labels and texts are keys of the catalog, and URLs have no language.
 */

/** Guides to Toolpad Core, by the framework of a reader's project. */
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

/** Things that people build with Toolpad Core, and the pages that show how. */
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
