import { createRequire } from 'node:module';
import path from 'node:path';
import type { Collected } from './collect';
import type { Entries, Correction, Overrides, TypeDefaults } from './options';

export interface ObsoleteOverride {
  /** Name that the override corrects, used to find its line. */
  target: string;
  message: string;
}

interface Correctable {
  default?: string | null;
  description: string;
}

/** Finds a parameter of a callback, for which only the description can be corrected. */
function findParam(
  entries: Entries,
  component: string,
  prop: string,
  name: string,
): Correctable | undefined {
  const entry = entries.get(component);
  const found =
    entry?.kind === 'component' ? entry.props.find((each) => each.name === prop) : undefined;
  return found?.params.find((param) => param.name === name);
}

/** Finds `Component`, one of its props, `prop(param)`, or `slots.slot`, or `Type.member`. */
function findTarget(entries: Entries, target: string): Correctable | undefined {
  const [, component, prop, param] = /^(\w+)\.(\w+)\((\w+)\)$/.exec(target) ?? [];
  if (component && prop && param) return findParam(entries, component, prop, param);
  const [name = '', first, second] = target.split('.');
  const entry = entries.get(name);
  if (!entry || first === undefined)
    return entry && { default: null, description: entry.description };
  if (entry.kind === 'component')
    return first === 'slots' && second
      ? entry.slots.find((slot) => slot.name === second)
      : entry.props.find((prop) => prop.name === first);
  return entry.kind === 'type' ? entry.members.find((member) => member.name === first) : undefined;
}

type HrefOf = (component: string) => string | undefined;

function applyCorrection(
  entries: Entries,
  { target, field, published, value }: Omit<Correction, 'reason'>,
  hrefOf: HrefOf,
): ObsoleteOverride | undefined {
  const found = findTarget(entries, target);
  if (!found) return { target, message: `"${target}" does not exist in the types.` };
  if (found[field] !== published)
    return {
      target,
      message: `In the types, the ${field} of "${target}" is now ${JSON.stringify(found[field])} instead of ${JSON.stringify(published)}. Check whether the types are correct now.`,
    };
  const entry = target.includes('.') ? undefined : entries.get(target);
  Object.assign(entry ?? found, { [field]: value });
  if (field === 'default' && 'defaultHref' in found)
    Object.assign(found, { defaultHref: (value && hrefOf(value)) ?? null });
  return undefined;
}

function addNote(entries: Entries, target: string, note: string): ObsoleteOverride | undefined {
  const found = target.includes('.') ? findTarget(entries, target) : undefined;
  if (!found) return { target, message: `"${target}" does not exist in the types.` };
  found.description = `${found.description} ${note}`.trim();
  return undefined;
}

function readDefaults(
  packageDir: string,
  { module, path: keys }: TypeDefaults,
): Record<string, unknown> {
  const loaded: unknown = createRequire(path.join(packageDir, 'package.json'))(
    path.join(packageDir, module),
  );
  const found = keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[key]
        : undefined,
    loaded,
  );
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
}

const asCode = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);

function fillDefaults(
  entries: Entries,
  packageDir: string,
  defaults: TypeDefaults,
): ObsoleteOverride | undefined {
  const entry = entries.get(defaults.type);
  const values = readDefaults(packageDir, defaults);
  const members = entry?.kind === 'type' ? entry.members.filter(({ name }) => name in values) : [];
  if (members.length === 0)
    return {
      target: defaults.type,
      message: `"${defaults.module}" has no defaults for "${defaults.type}".`,
    };
  for (const member of members) member.default = asCode(values[member.name]);
  return undefined;
}

/** Reports overrides for names that no longer exist or don't need them anymore. */
function findObsolete(
  { exported, links, inheritedProps, entries }: Collected,
  overrides: Overrides,
): ObsoleteOverride[] {
  const missingProps = overrides.inheritedProps.filter(
    ({ component, prop }) => !inheritedProps.get(component)?.includes(prop),
  );
  const removed = overrides.withoutPage
    .flatMap(({ names }) => names)
    .filter((name) => !exported.has(name));
  const documented = overrides.withoutPage
    .flatMap(({ names }) => names)
    .filter((name) => {
      const symbol = exported.get(name)?.symbol;
      return entries.has(name) || (symbol && links.hasTable(symbol));
    });
  const unlisted = overrides.typePages.filter(({ type, component }) => {
    const page = entries.get(component);
    return !page || page.kind === 'type' || !page.types.includes(type);
  });
  const unknown = [
    ...overrides.sourceExtensions.map(({ name }) => name),
    ...Object.keys(overrides.cssClasses),
  ].filter((name) => !entries.has(name));
  return [
    ...missingProps.map(({ component, prop }) => ({
      target: prop,
      message: `${component} now declares "${prop}" itself, or no longer accepts it.`,
    })),
    ...removed.map((target) => ({ target, message: `"${target}" is no longer exported.` })),
    ...documented.map((target) => ({
      target,
      message: `"${target}" is now documented, so it needs no reason.`,
    })),
    ...unlisted.map(({ type, component }) => ({
      target: type,
      message: `The page of ${component} does not list "${type}".`,
    })),
    ...unknown.map((target) => ({
      target,
      message: `"${target}" is not a component or hook with a page.`,
    })),
  ];
}

/** Applies the overrides to a copy of the data, and reports those that no longer apply. */
export function applyOverrides(collected: Collected, overrides: Overrides) {
  const entries: Entries = new Map(
    [...collected.entries].map(([name, entry]) => [name, structuredClone(entry)]),
  );
  const descriptions = Object.entries(overrides.descriptions).map(([target, value]) => ({
    target,
    field: 'description' as const,
    published: '',
    value,
  }));
  const obsolete = [...overrides.corrections, ...descriptions].flatMap(
    (correction) => applyCorrection(entries, correction, collected.links.hrefOfExport) ?? [],
  );
  obsolete.push(
    ...overrides.notes.flatMap(([target, note]) => addNote(entries, target, note) ?? []),
    ...overrides.typeDefaults.flatMap(
      (defaults) => fillDefaults(entries, collected.pkg.dir, defaults) ?? [],
    ),
  );
  for (const [component, classes] of Object.entries(overrides.cssClasses)) {
    const entry = entries.get(component);
    if (entry?.kind === 'component')
      entry.cssClasses = Object.entries(classes).map(([name, description]) => ({
        name,
        description,
      }));
  }
  for (const { name, pages } of overrides.guides) {
    const entry = entries.get(name);
    if (!entry || entry.kind === 'type')
      obsolete.push({ target: name, message: `"${name}" is not a component or hook with a page.` });
    else if (entry.guides.length > 0)
      obsolete.push({ target: name, message: `The comment of "${name}" now links to its pages.` });
    else entry.guides = pages;
  }
  return { entries, obsolete: [...obsolete, ...findObsolete(collected, overrides)] };
}
