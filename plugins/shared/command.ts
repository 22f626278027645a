/**
 * Returns whether Docusaurus runs as `docusaurus start`. `NODE_ENV` isn't sufficient:
 * `docusaurus build --dev` builds a site for production hosts with the development versions of its
 * packages.
 */
export const isDevelopmentServer = (argv: readonly string[] = process.argv): boolean =>
  argv[2] === 'start';

/** Returns whether Docusaurus runs as `docusaurus build`, not `docs:version` or another command. */
export const isBuild = (argv: readonly string[] = process.argv): boolean => argv[2] === 'build';
