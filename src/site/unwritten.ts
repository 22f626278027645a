/**
 * Pages of the navigation trees that are not written yet, by address without trailing slash. They stay out of the sidebar, and links to
 * them lead to the documentation published so far. A test fails when a page of this list exists or a missing page is not on it.
 */
export const unwritten: readonly string[] = [
  '/toolpad/studio/concepts/building-ui',
  '/toolpad/studio/concepts/queries',
  '/toolpad/studio/concepts/http-requests',
  '/toolpad/studio/concepts/custom-functions',
  '/toolpad/studio/concepts/data-providers',
  '/toolpad/studio/concepts/data-binding',
  '/toolpad/studio/concepts/event-handling',
  '/toolpad/studio/concepts/file-structure',
  '/toolpad/studio/concepts/deployment',
  '/toolpad/studio/concepts/custom-components',
  '/toolpad/studio/concepts/theming',
  '/toolpad/studio/concepts/page-properties',
  '/toolpad/studio/concepts/authentication',
  '/toolpad/studio/concepts/rbac',
  '/toolpad/studio/concepts/custom-server',
  '/toolpad/studio/components/button',
  '/toolpad/studio/components/data-grid',
  '/toolpad/studio/components/list',
  '/toolpad/studio/components/date-picker',
  '/toolpad/studio/components/text-field',
];

/** Whether an address (with or without trailing slash) is a page that is still to be written. */
export function isUnwritten(pathname: string): boolean {
  return unwritten.includes(pathname.replace(/\/$/, ''));
}
