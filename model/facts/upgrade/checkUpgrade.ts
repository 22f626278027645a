import type { ApiBehavior, ApiChange, ApiHistory } from '../apiHistory';
import { compareVersions } from '../releases';
import type { Replacement } from '../replacements';
import type { CodeUse, UnknownReason, UsedElement } from './nodes';
import { readCode } from './readCode';

export interface AffectedUse {
  line: number;
  /** Export of the package; empty if it's unknown. */
  name: string;
  /** Whether the change may not touch the code, for a reason. */
  reason?: UnknownReason | 'spread' | 'open' | 'key' | 'around';
  /** Changes of the API, or of behavior. All are missing if any change may touch the code. */
  change?: ApiChange & { version: string };
  behavior?: ApiBehavior;
  /** What to use without the package: an export, or what to do about a prop without counterpart. */
  replacement?: Replacement | { prop: string; action?: string };
}

/** Code to check, and what to check it against. */
interface UpgradeCheck {
  code: string;
  /** Name of the file: its extension decides whether it may contain JSX. */
  file: string;
  packageName: string;
  history: ApiHistory;
  behavior: readonly ApiBehavior[];
  from: string;
  to: string;
}

type Versioned = ApiChange & { version: string };

const sameAs = (a: Versioned) => (b: Versioned) =>
  a.entry === b.entry && a.part === b.part && a.name === b.name;

/** Changes after `from` until `to`. What was removed and added again isn't one. */
function changesBetween({ releases }: ApiHistory, from: string, to: string): Versioned[] {
  const all = Object.entries(releases)
    .filter(([version]) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0)
    .flatMap(([version, changes]) => changes.map((each) => ({ ...each, version })));
  const added = (each: Versioned) => all.some((b) => b.change === 'added' && sameAs(each)(b));
  return all.filter(
    (each) => each.change !== 'added' && !(each.change === 'removed' && added(each)),
  );
}

type Presence = 'yes' | 'no' | 'spread' | 'open';

function presenceOf(
  { props, spreads }: UsedElement,
  part: 'prop' | 'slot',
  name: string,
): Presence {
  const found = props.find((prop) => prop.name === (part === 'prop' ? name : 'slots'));
  if (part === 'prop' && found) return 'yes';
  if (found?.keys.some((key) => key.name === name)) return 'yes';
  if (found?.isOpen) return 'open';
  return spreads.length > 0 ? 'spread' : 'no';
}

const lineOfPart = ({ line, props, spreads }: UsedElement, name: string): number =>
  props.find((prop) => prop.name === name)?.line ??
  props.find((prop) => prop.name === 'slots')?.keys.find((key) => key.name === name)?.line ??
  spreads[0] ??
  line;

/** Findings for an element, if a change concerns one of its props or slots. */
function inElement(element: UsedElement, change: Versioned): AffectedUse[] {
  const { part, name, to } = change;
  if (part !== 'prop' && part !== 'slot') return [];
  const presence = presenceOf(element, part, name);
  const uncertain = presence === 'spread' || presence === 'open' ? { reason: presence } : {};
  const found = { line: lineOfPart(element, name), name: element.name, change, ...uncertain };
  if (change.change === 'required') {
    const isGiven = part === 'slot' && element.props.every((prop) => prop.name !== 'slots');
    return to === 'true' && presence !== 'yes' && !isGiven ? [found] : [];
  }
  if (change.change === 'default') return presence === 'yes' ? [] : [found];
  return presence === 'no' ? [] : [found];
}

function behaviorOf(element: UsedElement, behavior: ApiBehavior): AffectedUse[] {
  const { when = {}, inside } = behavior;
  const found: AffectedUse = { line: element.line, name: element.name, behavior };
  const wanted = when.prop ?? when.slot ?? when.withoutSlot;
  if (wanted) {
    const presence = presenceOf(element, when.prop ? 'prop' : 'slot', wanted);
    if (presence === (when.withoutSlot ? 'yes' : 'no')) return [];
    const isUncertain = presence === 'spread' || presence === 'open';
    const line = lineOfPart(element, wanted);
    return [{ ...found, line, ...(isUncertain && { reason: presence }) }];
  }
  if (!inside) return [found];
  const outer = element.inside.find(({ name }) => name === inside);
  return [outer ? { ...found, line: outer.line } : { ...found, reason: 'around' }];
}

/** Whether a removed or deprecated member of a type has the name of a key in the code. */
const isKeyChange = ({ part, change }: ApiChange) =>
  part === 'member' && (change === 'removed' || change === 'deprecated');

function apiFindings(
  use: CodeUse,
  changes: readonly Versioned[],
  baseOf: (name: string) => string,
) {
  return changes.flatMap((change): AffectedUse[] => {
    const { entry, part, name } = change;
    const imported = use.imports.filter((each) => baseOf(each.name) === entry);
    const whole = imported.map(({ line }) => ({ line, name: entry, change }));
    if (part === 'export') return use.imports.some((each) => each.name === name) ? whole : [];
    if (part === 'import')
      return imported
        .filter((each) => {
          const module = each.name === entry ? each.module : `${each.name} from ${each.module}`;
          return module === name;
        })
        .map(({ line }) => ({ line, name: entry, change }));
    if (part === 'signature' || part === 'member') {
      if (change.kind === 'hook')
        return use.calls
          .filter((call) => call.name === entry)
          .map(({ line }) => ({ line, name: entry, change }));
      const keys = isKeyChange(change) && whole.length === 0 ? use.keys : [];
      return [
        ...whole,
        ...keys
          .filter((key) => key.name === name)
          .map(({ line }): AffectedUse => ({ line, name: entry, reason: 'key', change })),
      ];
    }
    return use.elements
      .filter((element) => baseOf(element.name) === entry)
      .flatMap((element) => inElement(element, change));
  });
}

/**
 * Returns the changes between two releases that touch some code, by line, and the uses of exports
 * that can't be judged although something about them has changed.
 * @throws if the code can't be parsed
 */
export function checkUpgrade(check: UpgradeCheck): AffectedUse[] {
  const { code, file, packageName, history, from, to } = check;
  const baseOf = (name: string) => history.variants[name] ?? name;
  const exported = Object.values(history.releases).flat();
  const known = new Set(exported.filter(({ part }) => part === 'export').map(({ name }) => name));
  const use = readCode(code, file, packageName, known);
  const changes = changesBetween(history, from, to);
  const behavior = check.behavior.filter(
    ({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
  );
  const touched = new Set([
    ...changes.map(({ entry }) => entry),
    ...behavior.flatMap(({ names }) => names),
  ]);
  const isTouched = (name: string) =>
    name === '' ? touched.size > 0 : touched.has(baseOf(name)) || !known.has(name);
  const missing = use.imports
    .filter(({ name }) => !known.has(name))
    .map(({ name, line }): AffectedUse => ({ line, name, reason: 'elsewhere' }));
  return [
    ...apiFindings(use, changes, baseOf),
    ...behavior.flatMap((each) =>
      use.elements
        .filter(({ name }) => each.names.includes(baseOf(name)))
        .flatMap((element) => behaviorOf(element, each)),
    ),
    ...missing,
    ...use.unknown
      .filter(({ name }) => isTouched(name))
      .map(({ line, name, reason }): AffectedUse => ({ line, name, reason })),
  ].sort((a, b) => a.line - b.line);
}

export const upgradeKeys = [
  'upgrade.replaced',
  'upgrade.dropped',
  'upgrade.lost',
  'upgrade.removed',
  'upgrade.type',
  'upgrade.signature',
  'upgrade.default',
  'upgrade.required',
  'upgrade.optional',
  'upgrade.deprecated',
  'upgrade.part.export',
  'upgrade.part.import',
  'upgrade.part.prop',
  'upgrade.part.slot',
  'upgrade.part.member',
  'upgrade.part.class',
  'upgrade.part.signature',
  'upgrade.none',
  'upgrade.unknown.spread',
  'upgrade.unknown.open',
  'upgrade.unknown.key',
  'upgrade.unknown.around',
  'upgrade.unknown.value',
  'upgrade.unknown.reexport',
  'upgrade.unknown.dynamic',
  'upgrade.unknown.computed',
  'upgrade.unknown.default',
  'upgrade.unknown.elsewhere',
  'upgrade.unknown.syntax',
] as const;

export type UpgradeMessages = Readonly<Record<(typeof upgradeKeys)[number], string>>;

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Markdown of the API data as plain text. */
const plain = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');

/** Type or default on one line, as plain text. */
const short = (text: string | undefined, none: string) => plain(text || none).replace(/\s+/g, ' ');

export function describe(
  { change, behavior, replacement, reason }: AffectedUse,
  messages: UpgradeMessages,
): string[] {
  const sentences: string[] = [];
  if (change) {
    const { part, name, from, to } = change;
    const none = messages['upgrade.none'];
    const key =
      change.change === 'required'
        ? to === 'true'
          ? 'required'
          : 'optional'
        : part === 'signature'
          ? 'signature'
          : change.change;
    if (key !== 'added')
      sentences.push(
        fill(messages[`upgrade.${key}`], {
          part: fill(messages[`upgrade.part.${part}`], { name }),
          from: short(from, none),
          to: short(to, none),
        }),
      );
  }
  if (replacement && 'item' in replacement) {
    const { item, name } = replacement;
    sentences.push(fill(messages['upgrade.replaced'], { item: item.name, name }));
  } else if (replacement && 'reason' in replacement)
    sentences.push(messages['upgrade.dropped'], plain(replacement.reason));
  else if (replacement)
    sentences.push(
      fill(messages['upgrade.lost'], { name: replacement.prop }),
      ...(replacement.action ? [plain(replacement.action)] : []),
    );
  if (behavior) sentences.push(plain(behavior.change), plain(behavior.action));
  if (reason) sentences.push(messages[`upgrade.unknown.${reason}`]);
  return sentences;
}
