import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySite } from '../../support/siteCopy';
import { products } from '../../../model/facts/products';

/** Facts about the copy, which it serves as `/toolpad/releases.json`. */
export interface Releases {
  /** Release that was cut. */
  cut: string;
  /** Release that the current pages document. */
  next: string;
  /** Slots of `DashboardLayout` by release, from the API data. */
  slots: Record<string, string[]>;
}

/** Page that only the later release has, and the page above it. */
export const newPage = '/toolpad/core/react-crud/new-page/';

/** A published release other than the documented one: the newest, or the one before it. */
function otherRelease({ package: name, version }: { package: string; version: string }): string {
  const all = execFileSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' });
  const releases = (JSON.parse(all) as string[]).filter(
    (release) => /^\d+\.\d+\.\d+$/.test(release) && release !== version,
  );
  const newest = releases.at(-1);
  if (!newest) throw new Error(`npm has no other release of ${name}.`);
  return newest;
}

/**
 * Creates a copy of the site as a maintainer would for another release of Toolpad Core: cuts the
 * current version, and makes the other release the current one.
 * @returns the folder, which the caller removes
 * @throws if a command fails, or the checks report problems in the pages that were cut
 */
export function createSite(siteDir: string): string {
  const { core } = products;
  const cut = core.version;
  const next = otherRelease(core);
  const folder = copySite(siteDir, 'versions');
  const at = (file: string) => path.join(folder, file);
  const npm = (...args: string[]) =>
    spawnSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  const must = (...args: string[]) => {
    const { status, stdout, stderr } = npm(...args);
    if (status !== 0) throw new Error(`npm ${args.join(' ')} failed.\n${stdout}${stderr}`);
  };

  // The copy installs another package; links would change the packages of the site.
  rmSync(at('node_modules'), { recursive: true });
  must('ci', '--no-audit', '--no-fund');
  must('run', '-s', 'version:cut', '--', 'core');
  // What a maintainer runs next.
  must('run', '-s', 'check:docs', '--', '--all', '--quick');
  must('exec', '--', 'prettier', '--check', '.', '--log-level', 'warn');

  must('install', '--save-exact', '--no-audit', '--no-fund', `${core.package}@${next}`);
  if (npm('run', '-s', 'api:generate').status === 0)
    throw new Error(`api:generate wrote the data of ${next} into that of ${cut}.`);
  // Lists what a writer would do next, such as pages of new exports.
  must('run', '-s', 'version:move', '--', 'core', next);
  writeFileSync(
    at('docs-core/new-page.mdx'),
    '---\ntitle: New page\ndescription: A page that only the later release has, to test how versions without it are reached.\nslug: /react-crud/new-page\n---\n\nText.\n',
  );

  const { stdout } = npm('run', '-s', 'check:docs', '--', '--all', '--json');
  const problems = JSON.parse(stdout) as { file: string; rule: string }[];
  const ofCut = problems.filter(
    ({ file, rule }) => rule.startsWith('version/') || file.startsWith('core_versioned_docs/'),
  );
  if (ofCut.length > 0) throw new Error(JSON.stringify(ofCut, null, 2));

  const slotsOf = (release: string) => {
    const file = at(`data/core/${release}/DashboardLayout.json`);
    const { slots } = JSON.parse(readFileSync(file, 'utf8')) as { slots: { name: string }[] };
    return slots.map(({ name }) => name);
  };
  const releases: Releases = {
    cut,
    next,
    slots: { [cut]: slotsOf(cut), [next]: slotsOf(next) },
  };
  writeFileSync(at('static/releases.json'), JSON.stringify(releases));
  return folder;
}
