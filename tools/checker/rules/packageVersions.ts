import { suggest } from '../../../plugins/shared/problems';
import { packagesOf, readCommand, type Spec } from '../packageCommands';
import { hasVersion, knownPackages, packagesFile } from '../packageVersions';
import { pageCheck, type PageReport, type Place } from '../rule';
import { shellCommands } from '../shellCommands';

const rules = {
  'packages/unknown': 'Samples of package.json name known packages.',
  'packages/unknown-version': 'Versions of packages exist.',
};
type Report = PageReport<typeof rules>;

function checkVersion({ name, version }: Spec, at: Place, report: Report): void {
  const versions = knownPackages().get(name);
  const latest = versions?.at(-1) ?? '';
  if (version && versions && !hasVersion(name, version))
    report('packages/unknown-version', at, `No known version of ${name} matches "${version}".`, {
      note: `${latest && `The latest known version is ${latest}. `}If ${version} exists, add it to ${packagesFile}.`,
    });
}

/** Dependencies in a sample of `package.json`, with their rows and columns. */
function* dependenciesIn(code: string): Generator<Spec & { row: number; column: number }> {
  let isDependency = false;
  for (const [row, text] of code.split('\n').entries()) {
    if (/"\w*ependencies"\s*:\s*\{/.test(text)) isDependency = true;
    if (isDependency)
      for (const { 1: name = '', 2: version, index } of text.matchAll(/"([^"]+)"\s*:\s*"([^"]*)"/g))
        yield { name, version, row, column: index };
    if (text.includes('}')) isDependency = false;
  }
}

/** Versions of packages in commands, and packages in samples of `package.json`. */
export const packageVersions = pageCheck({
  isCached: true,
  rules,
  check(page, report) {
    for (const { text, at } of shellCommands(page)) {
      const command = readCommand(text);
      for (const spec of command ? packagesOf(command) : []) checkVersion(spec, at(), report);
    }
    for (const { code, line, column, language } of page.fences) {
      if (!/^jsonc?$/.test(language)) continue;
      for (const { row, column: before, ...spec } of dependenciesIn(code)) {
        const at = { line: line + 1 + row, column: column + before };
        if (/^[\w.-]+:/.test(spec.version ?? '')) continue;
        if (knownPackages().has(spec.name)) checkVersion(spec, at, report);
        else
          report(
            'packages/unknown',
            at,
            `"${spec.name}" isn't a known package.`,
            suggest(
              spec.name,
              [...knownPackages().keys()],
              `If the package exists, add it to ${packagesFile}.`,
            ),
          );
      }
    }
  },
});
