import { coreTree, studioTree } from '../sidebars';
import { pagesOf, type PageTreeEntry } from '../plugins/navigation/pageTree';

/** Every page of the two sidebars, with its address as it is served. */
export const sidebarPages = [...pagesOf(coreTree), ...pagesOf(studioTree)]
  .filter((entry): entry is PageTreeEntry & { pathname: string; title: string } => !!entry.pathname)
  .map(({ pathname, title }) => ({ path: `${pathname}/`, title }));

/** One page of each kind. */
export const pageKinds = {
  home: '/toolpad/',
  versions: '/toolpad/versions/',
  'production error': '/toolpad/production-error/?code=9&args[]=a&args[]=b',
  'not found': '/toolpad/core/react-dashbord-layout/',
  guide: '/toolpad/core/introduction/base-concepts/',
  'guide with pictures': '/toolpad/studio/getting-started/first-app/',
  'component guide': '/toolpad/core/react-dashboard-layout/',
  'component API': '/toolpad/core/api/dashboard-layout/',
  'hook API': '/toolpad/core/react-use-dialogs/api/',
  'Studio component': '/toolpad/studio/reference/components/button/',
  'file schema': '/toolpad/studio/reference/file-schema/',
} as const;
