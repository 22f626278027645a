import type { Plugin } from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Rules = NonNullable<NonNullable<Configuration['module']>['rules']>;

const isPostcss = (loader: unknown) =>
  /[\\/]postcss-loader[\\/]/.test((loader as { loader?: string } | undefined)?.loader ?? '');

/**
 * Removes PostCSS from the rules: Lightning CSS, which minimizes the sheets, also adapts them to
 * the supported browsers.
 */
export const withoutPostcss = (rules: Rules): Rules =>
  rules.map((rule) =>
    rule && typeof rule === 'object' && Array.isArray(rule.use)
      ? { ...rule, use: rule.use.filter((loader) => !isPostcss(loader)) }
      : rule,
  );
