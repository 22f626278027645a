/**
 * Whether Docusaurus runs as `docusaurus start`. `NODE_ENV` does not tell: `docusaurus build --dev` builds a site for production hosts with
 * the development versions of its packages.
 */
export const isDevelopmentServer = (argv: readonly string[] = process.argv): boolean =>
  argv[2] === 'start';
