import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import { suggest } from '../../../plugins/shared/problems';
import { packagesOf, readCommand, type Spec } from '../packageCommands';
import { hasVersion, knownPackages, packagesFile } from '../packageVersions';
import { pageCheck, type PageReport, type Place } from '../rule';

const rules = {
  'packages/unknown': 'A sample of package.json names packages of the lockfile or of the list.',
  'packages/unknown-version': 'A version of a package exists.',
};
type Report = PageReport<typeof rules>;

function checkVersion({ name, version }: Spec, at: Place, report: Report): void {
  const versions = knownPackages().get(name);
  if (version && versions && !hasVersion(name, version))
    report('packages/unknown-version', at, `No known version of ${name} matches "${version}".`, {
      note: `The known one is ${versions.at(-1) ?? 'missing'}. If ${version} exists, add it to ${packagesFile}.`,
    });
}

/** Dependencies in a sample of `package.json`, with their rows and columns. */
function* dependenciesIn(code: string): Generator<Spec & { row: number; column: number }> {
  let isDependency = false;
  for (const [row, text] of code.split('\n').entries()) {
    if (/"\w*ependencies"\s*:\s*\{/.test(text)) isDependency = true;
    const [, before = '', name, version] = /^([-+]?\s*)"([^"]+)"\s*:\s*"([^"]*)"/.exec(text) ?? [];
    if (isDependency && name && version) yield { name, version, row, column: before.length };
    if (text.includes('}')) isDependency = false;
  }
}

/** Versions of packages in commands, and packages in samples of `package.json`. */
export const packageVersions = pageCheck({
  rules,
  check({ tree, fences }, report) {
    const checkCommand = (text: string, at: Place) => {
      const command = readCommand(text);
      for (const spec of command ? packagesOf(command) : []) checkVersion(spec, at, report);
    };
    for (const { code, line, column, language } of fences) {
      if (language === 'bash')
        for (const [row, text] of code.split('\n').entries())
          checkCommand(text, { line: line + 1 + row, column });
      if (!/^jsonc?$/.test(language)) continue;
      for (const { row, column: before, ...spec } of dependenciesIn(code)) {
        const at = { line: line + 1 + row, column: column + before };
        if (/^[\w.-]+:/.test(spec.version ?? '')) continue;
        if (knownPackages().has(spec.name)) checkVersion(spec, at, report);
        else
          report(
            'packages/unknown',
            at,
            `No package "${spec.name}" is in the list.`,
            suggest(
              spec.name,
              [...knownPackages().keys()],
              `If it exists, add it to ${packagesFile}.`,
            ),
          );
      }
    }
    if (tree) visit(tree, 'inlineCode', (node: InlineCode) => checkCommand(node.value, node));
  },
});
