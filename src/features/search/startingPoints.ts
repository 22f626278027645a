import type { SearchEngine } from './engine';
import type { RecentPage } from './recent';

/** Ends of the URLs of pages that help readers who don't know what to search for, best first. */
const startingPoints = [
  '/introduction/installation/',
  '/introduction/tutorial/',
  '/all-components/',
  '/introduction/examples/',
  '/introduction/faq/',
  '/getting-started/first-app/',
  '/getting-started/installation/',
  '/concepts/building-ui/',
  '/concepts/data-binding/',
  '/getting-started/moving-to-core/',
];
const count = 5;

/** Returns the starting points in the searched products. */
export function startingPages(engine: SearchEngine): RecentPage[] {
  const pages = engine.pages();
  return startingPoints
    .flatMap((end) => pages.filter(({ href }) => href.endsWith(end)))
    .slice(0, count)
    .map(({ title, href }) => ({ title, href }));
}
