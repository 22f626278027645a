import type { PageCheck } from '../rule';

/** Whether a page can be read at all. */
export const markup: PageCheck = {
  scope: 'page',
  rules: { 'mdx/syntax': 'A page is MDX.' },
  check: ({ syntax, yaml }) => (syntax && !yaml ? [syntax] : []),
};
