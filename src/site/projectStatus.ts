/** Page about what is maintained, and what to use instead. Banners link to it. */
export const projectStatus = {
  title: 'Project status and alternatives',
  url: '/toolpad/core/introduction/project-status/',
} as const;
