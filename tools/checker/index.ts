/**
 * Entry point for other folders. It imports only what builds also need, so that builds start fast.
 */
export { collectProblems, createReport } from './rule';
export { checkDemos, validDemos } from './rules/demos';
export { checkDocs, checkFrontMatter } from './rules/frontMatter';
export { checkFence } from './rules/fences';
export { checkLinks, otherPages, type LinkingPage, type PageIds } from './rules/links';
export { checkTag } from './rules/tags';
export { checkTranslations } from './rules/frontMatter';
export { checkInstalledVersions } from './rules/versions';
export { checkOnce } from './checkOnce';
export { watchSite, type WatchReport } from './watch';

/** Runs `npm run check:docs`, after loading the rules that builds don't need. */
export async function runChecker(args: readonly string[]): Promise<void> {
  const { run } = await import('./command');
  await run(args);
}
