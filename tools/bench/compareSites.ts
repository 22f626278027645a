import { rmSync } from 'node:fs';
import { markdownTable } from '@site/tools/report';
import { commitAll, copySite } from '@site/e2e/support/siteCopy';
import { openBrowser } from './browse';
import { createClassicSite } from './classic';
import { measureSite, type Runs } from './site';

/**
 * Measures builds and `npm start` of this site, and of a plain Docusaurus classic site with the
 * same pages in all versions and `future.faster`. Both run in temporary folders.
 * @returns a table of medians and ratios
 */
export async function compareSites(siteDir: string, runs: Runs): Promise<string> {
  const folders = [copySite(siteDir, 'ours'), await createClassicSite(siteDir)] as const;
  folders.forEach(commitAll);
  const browser = await openBrowser();
  try {
    const ours = await measureSite(browser, folders[0], runs);
    const classic = await measureSite(browser, folders[1], runs);
    const rows = Object.entries(ours).map(([name, value]) => {
      const other = classic[name] ?? NaN;
      return [
        name,
        value.toFixed(1),
        other.toFixed(1),
        other === 0 ? '–' : (value / other).toFixed(2),
      ];
    });
    return markdownTable([['', 'this site', 'Docusaurus faster', 'ratio'], ...rows]);
  } finally {
    await browser.close();
    folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  }
}
