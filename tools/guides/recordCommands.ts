import { codeHash, readRecords, writeRecords } from '../../plugins/verification/records';
import { documentedVersions, versionOf } from '../../plugins/shared/versions';
import { findGuides, type Guide, loadGuide, readSteps } from './guide';

/** Pages and examples that a guide builds on, from the root of the site. */
async function placesBefore({ scenario }: Guide, siteDir: string): Promise<string[]> {
  const { after, downloads = [] } = scenario;
  const examples = downloads.map((name) => `examples/${name}`);
  if (!after) return examples;
  return [...(await placesBefore(await loadGuide(after, siteDir), siteDir)), after, ...examples];
}

/** Version of a guide, the path of its page in the version's folder, and what it builds on. */
async function describe(guide: Guide, siteDir: string) {
  const version = versionOf(documentedVersions(siteDir), guide.page);
  if (!version) throw new Error(`${guide.page} belongs to no documented version.`);
  const after = await placesBefore(guide, siteDir);
  const source = codeHash(siteDir, [guide.page, ...after], version);
  return { version, name: guide.page.slice(version.dir.length + 1), after, source };
}

/**
 * Records that all commands of a guide ran.
 * @param packages versions of packages in the resulting project
 */
export async function recordCommands(
  guide: Guide,
  packages: Record<string, string>,
  siteDir: string,
): Promise<void> {
  const { version, name, after, source } = await describe(guide, siteDir);
  const { steps } = readSteps(guide, { packageManager: 'npm', codeVariant: 'TS' });
  const commands = steps.flatMap((step) => {
    if (step.kind === 'run') return step.commands;
    return step.kind === 'serve' ? [step.command] : [];
  });
  const result = { count: commands.length, source, after, packages };
  writeRecords(siteDir, version, 'commands', new Map([[name, result]]));
}

/** Guides whose code has changed since their commands ran, or whose commands never ran. */
export async function changedGuides(siteDir: string): Promise<string[]> {
  const changed: string[] = [];
  for (const page of findGuides(siteDir, [])) {
    const { version, name, after, source } = await describe(
      await loadGuide(page, siteDir),
      siteDir,
    );
    const known = readRecords(siteDir, version)[name]?.commands;
    if (known?.source !== source || known.after.join() !== after.join()) changed.push(page);
  }
  return changed;
}
