/**
 * `npm run bench`: how long builds and `npm start` of this site take beside a plain Docusaurus classic
 * site of the same pages with `future.faster`, both in temporary folders on this machine. Prints
 * medians and ratios. Budgets of what readers load are tests: e2e/budgets.spec.ts.
 */
import { rmSync } from 'node:fs';
import { openBrowser } from '../tools/bench/browse';
import { createClassicSite } from '../tools/bench/classic';
import { commitAll, copySite } from '../tools/bench/siteCopy';
import { measureSite, type Figures, type Runs } from '../tools/bench/site';

const runs: Runs = process.argv.includes('--quick')
  ? { builds: 1, edits: 1 }
  : { builds: 3, edits: 5 };

function table(ours: Figures, classic: Figures): string {
  const rows = Object.entries(ours).map(([name, value]) => {
    const other = classic[name] ?? NaN;
    return [
      name,
      value.toFixed(1),
      other.toFixed(1),
      other === 0 ? '–' : (value / other).toFixed(2),
    ];
  });
  return [['', 'this site', 'Docusaurus faster', 'ratio'], ...rows]
    .map(
      ([name = '', ...cells]) => name.padEnd(28) + cells.map((cell) => cell.padStart(20)).join(''),
    )
    .join('\n');
}

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const folders = [copySite(siteDir, 'ours'), createClassicSite(siteDir)];
  folders.forEach(commitAll);
  const browser = await openBrowser();
  try {
    const [ours = {}, classic = {}] = [
      await measureSite(browser, folders[0] ?? '', runs),
      await measureSite(browser, folders[1] ?? '', runs),
    ];
    console.log(table(ours, classic));
  } finally {
    await browser.close();
    folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  }
}

void main();
