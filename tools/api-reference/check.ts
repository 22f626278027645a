import { nearest, type Problem } from '../../plugins/shared/problems';
import type { ObsoleteOverride } from './applyOverrides';
import type { Collected } from './collect';
import type { Entries, Files } from './options';
import type { Overrides } from './overrides';

const start = { line: 1, column: 1 };

/** Reports data files that differ from what the package's types produce now. */
export function checkUpToDate(fresh: Files, written: Files): Problem[] {
  const fix = 'Run npm run api:generate and commit the result.';
  const stale = [...fresh].filter(([file, text]) => written.get(file) !== text);
  const leftover = [...written.keys()].filter((file) => !fresh.has(file));
  return [
    ...stale.map(([file, text]) => {
      const before = written.get(file);
      if (before === undefined)
        return {
          file,
          ...start,
          rule: 'api/missing-data',
          message: `This file does not exist yet. ${fix}`,
        };
      const lines = before.split('\n');
      const line = text.split('\n').findIndex((each, index) => each !== lines[index]) + 1;
      return {
        file,
        line: Math.max(1, line),
        column: 1,
        rule: 'api/stale-data',
        message: `The package's types have changed. ${fix}`,
      };
    }),
    ...leftover.map((file) => ({
      file,
      ...start,
      rule: 'api/leftover-data',
      message: `No documented export has this name anymore. ${fix}`,
    })),
  ];
}

/** Reports overrides without effect, at their line in the source. */
export function checkOverrides(obsolete: ObsoleteOverride[], sources: Files): Problem[] {
  return obsolete.map(({ target, message }) => {
    const [place] = [...sources].flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) => {
        const isTarget = line.split(/[\s:,[\]']+/).includes(target);
        return isTarget ? [{ file, line: index + 1, column: line.indexOf(target) + 1 }] : [];
      }),
    );
    return {
      ...(place ?? { file: [...sources.keys()][0] ?? '', ...start }),
      rule: 'api/override-obsolete',
      message: `${message} Fix or remove the override.`,
    };
  });
}

/** Reports exports that have neither a page nor a reason for lacking one. */
export function checkUndocumented(
  { pkg, exported, links }: Pick<Collected, 'pkg' | 'exported' | 'links'>,
  entries: Entries,
  { withoutPage }: Overrides,
  file: string,
): Problem[] {
  const excluded = new Set(withoutPage.flatMap(({ names }) => names));
  const undocumented = [...exported.values()].filter(
    ({ name, symbol }) => !entries.has(name) && !links.hasTable(symbol) && !excluded.has(name),
  );
  return undocumented.map(({ name, entries: [entry = pkg.name] }) => ({
    file,
    ...start,
    rule: 'api/undocumented-export',
    message: `"${name}" from "${entry}" has no page. Give it one in sidebars.ts, or a reason in withoutPage.${nearest(name, [...excluded])}`,
  }));
}

/** Reports documented names that the package doesn't export. */
export function checkPages(
  pages: Record<string, string>,
  exported: Map<string, unknown>,
  packageName: string,
): Problem[] {
  return Object.keys(pages)
    .filter((name) => !exported.has(name))
    .map((name) => ({
      file: 'sidebars.ts',
      ...start,
      rule: 'api/unknown-export',
      message: `${packageName} exports no "${name}".${nearest(name, [...exported.keys()])}`,
    }));
}
