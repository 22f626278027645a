declare module 'eslint-plugin-jsx-a11y';

/** A single rule, because the whole package takes long to load. */
declare module 'eslint-plugin-react/lib/rules/jsx-key.js' {
  import type { Rule } from 'eslint';

  const rule: Rule.RuleModule;
  export default rule;
}
