import type { Plugin } from '@docusaurus/types';
import { verificationData, type Verification } from '../../model/facts/verification';
import { isDevelopmentServer } from '../shared/command';
import { openSite } from '../../model/site';
import { verifyPages } from './verify';

/** For the line at the end of pages. `npm start` shows none, because its pages change. */
export function verification({ siteDir }: { siteDir: string }): Plugin<Verification> {
  return {
    name: verificationData,
    loadContent: async () => (isDevelopmentServer() ? {} : verifyPages(await openSite(siteDir))),
    contentLoaded: ({ content, actions }) => Promise.resolve(actions.setGlobalData(content)),
  };
}
