import json from '../../../examples/leaving-core/items.json';
import { baseUrl } from '../origins';
import { products } from '../products';
import { replacementsOf, type ReplacementItem, type Replacements } from '../replacements';
import type { AffectedUse } from './checkUpgrade';
import lostPropsJson from './lostProps.json';
import { readCode } from './readCode';

/** Selected instead of a release: code without the package. */
export const withoutCore = 'mui';

export const replacements = json as unknown as Replacements;

/** Props that the replacement of a component lacks, with what to do instead. */
export const lostProps: Readonly<Record<string, Readonly<Record<string, string>>>> = lostPropsJson;

/** URL of an item's section. */
export const leavingUrl = ({ page, name }: ReplacementItem) =>
  `${baseUrl}core/leaving/${page}/#${name}`;

const known = new Set([
  ...replacements.items.flatMap(({ replaces }) => Object.values(replaces).flatMap(Object.keys)),
  ...replacements.dropped.flatMap(({ names }) => names),
]);

/**
 * Lists, by line, what replaces each import of the package in a file, the props that it uses and
 * that the replacement lacks, and uses that can't be followed.
 * @throws if the code can't be parsed
 */
export function checkLeaving({ code, file }: { code: string; file: string }): AffectedUse[] {
  const use = readCode(code, file, products.core.package, known);
  const imports = replacementsOf(use.imports, replacements).map(
    ({ line, name, replacement }): AffectedUse =>
      replacement ? { line, name, replacement } : { line, name, reason: 'elsewhere' },
  );
  const elements = use.elements.flatMap(({ name, props, spreads }): AffectedUse[] => {
    const lost = lostProps[name] ?? {};
    const all = Object.keys(lost).join(', ');
    return [
      ...props.flatMap(({ name: prop, line }) =>
        prop in lost ? { line, name, replacement: { prop, action: lost[prop] } } : [],
      ),
      ...(all ? spreads : []).map((line) => ({
        line,
        name,
        reason: 'spread' as const,
        replacement: { prop: all },
      })),
    ];
  });
  // Only components with missing props need a look where they're values.
  const unknown = use.unknown.filter(({ name, reason }) => reason !== 'value' || name in lostProps);
  return [...imports, ...elements, ...unknown].sort((a, b) => a.line - b.line);
}

/** The item that replaces an import. */
export const itemOf = ({ replacement }: AffectedUse): ReplacementItem | undefined =>
  replacement && 'item' in replacement ? replacement.item : undefined;

export function countLeaving(findings: readonly AffectedUse[]) {
  const unknown = findings.filter(({ reason }) => reason).length;
  const replaced = findings.filter(itemOf).length;
  return { replaced, unknown, lost: findings.length - replaced - unknown };
}
