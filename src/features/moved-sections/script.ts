/** Opens the new page of the section in the URL. The hash of a demo can have a file extension. */
export function watch(): void {
  const [, id = '', extension = ''] = /^#(.+?)(\.(?:tsx|js))?$/.exec(location.hash) ?? [];
  const link = document.getElementById(id);
  if (link instanceof HTMLAnchorElement && link.matches('[data-moved] a'))
    location.replace(link.href + extension);
}

/** Follows links on the page, too. */
export const start = (): void => addEventListener('hashchange', watch);
