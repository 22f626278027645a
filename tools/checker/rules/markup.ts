import { pageCheck } from '../rule';

/** Syntax errors of pages. */
export const markup = pageCheck({
  rules: { 'mdx/syntax': 'Pages are valid MDX.' },
  check({ syntax, frontMatterProblem }, report) {
    if (syntax && !frontMatterProblem) report('mdx/syntax', syntax, syntax.message, syntax);
  },
});
