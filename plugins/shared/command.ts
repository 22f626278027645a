/**
 * Whether Docusaurus runs as `docusaurus start`. `NODE_ENV` does not tell: `docusaurus build --dev`
 * builds a site for production hosts with the development versions of its packages.
 */
export const isDevelopmentServer = (argv: readonly string[] = process.argv): boolean =>
  argv[2] === 'start';

/**
 * Whether Docusaurus runs as `docusaurus build`: not as `docs:version` or another of its commands.
 */
export const isBuild = (argv: readonly string[] = process.argv): boolean => argv[2] === 'build';
