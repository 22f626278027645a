import { productList, products } from '../model/facts/products';
import { nextVersion } from '../model/versions/versions';
import { sidebarPages as pagesOf } from '../model/sidebars/sidebarPages';

/** All pages in the sidebars. */
export const sidebarPages = async () =>
  (await Promise.all(productList.map(({ key }) => pagesOf(process.cwd(), key)))).flat();
/** All pages in the sidebar of the next version of Toolpad Core. */
export const nextPages = async () =>
  products.core.next ? pagesOf(process.cwd(), 'core', nextVersion) : [];

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
