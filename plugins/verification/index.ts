import type { Plugin } from '@docusaurus/types';
import { verificationData, type Verification } from '../../model/facts/verification';
import { isDevelopmentServer } from '../shared/command';
import type { DocumentedVersion } from '../../model/versions/versions';
import { verifyPages } from './verify';

/** For the line at the end of pages. `npm start` shows none, because its pages change. */
export function verification(
  { siteDir }: { siteDir: string },
  { versions }: { versions: readonly DocumentedVersion[] },
): Plugin<Verification> {
  return {
    name: verificationData,
    loadContent: () => Promise.resolve(isDevelopmentServer() ? {} : verifyPages(siteDir, versions)),
    contentLoaded: ({ content, actions }) => Promise.resolve(actions.setGlobalData(content)),
  };
}
