import { rememberSidebar } from './sidebarMemory';

/** Marks the heading being read in "On this page": the last one that has passed the upper quarter of the window. */
export function followHeadings(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')].map((link) => [
      link.hash.slice(1),
      link,
    ]),
  );
  if (links.size === 0) return;
  const headings = [...links.keys()]
    .map((id) => document.getElementById(decodeURIComponent(id)))
    .filter((heading) => heading !== null);
  const update = () => {
    const passed =
      headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 4) ??
      headings[0];
    links.forEach((link, id) => {
      if (passed && decodeURIComponent(id) === passed.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  };
  const observer = new IntersectionObserver(update, { rootMargin: '0px 0px -75% 0px' });
  headings.forEach((heading) => observer.observe(heading));
}

/** Menus made of `<details data-menu>` close by Escape and by a click elsewhere, as readers expect of menus. */
function closeMenus(event: Event): void {
  document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]').forEach((menu) => {
    const inside = event.target instanceof Node && menu.contains(event.target);
    if (event instanceof KeyboardEvent ? event.key !== 'Escape' : inside) return;
    menu.open = false;
    if (event instanceof KeyboardEvent && inside) menu.querySelector('summary')?.focus();
  });
}

/** Side navigation that is kept from page to page, and menus. */
export function startShell(): void {
  document.addEventListener('click', closeMenus);
  document.addEventListener('keydown', closeMenus);
  addEventListener('pagehide', rememberSidebar);
}
