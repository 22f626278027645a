/**
 * Pages of the navigation trees that are not written yet, by address without trailing slash. They stay out of the sidebar, and links to
 * them lead to the documentation published so far. A test fails when a page of this list exists or a missing page is not on it.
 */
export const unwritten: readonly string[] = [
  '/toolpad/studio/examples',
  '/toolpad/studio/examples/npm-stats',
  '/toolpad/studio/examples/basic-crud-app',
  '/toolpad/studio/examples/qr-generator',
  '/toolpad/studio/how-to-guides/connect-to-databases',
  '/toolpad/studio/how-to-guides/connect-to-googlesheets',
  '/toolpad/studio/how-to-guides/render-deploy',
  '/toolpad/studio/how-to-guides/railway-deploy',
  '/toolpad/studio/how-to-guides/gcp-deploy',
  '/toolpad/studio/how-to-guides/map-display',
  '/toolpad/studio/how-to-guides/cube-component',
  '/toolpad/studio/how-to-guides/customize-datagrid',
  '/toolpad/studio/how-to-guides/delete-datagrid-row',
  '/toolpad/studio/how-to-guides/embed-pages',
  '/toolpad/studio/how-to-guides/basic-auth',
  '/toolpad/studio/how-to-guides/editor-path',
];

/** Whether an address (with or without trailing slash) is a page that is still to be written. */
export function isUnwritten(pathname: string): boolean {
  return unwritten.includes(pathname.replace(/\/$/, ''));
}
