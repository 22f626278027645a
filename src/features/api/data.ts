import { apiData } from '@site/docs-core/api/data';
import type { ApiEntry, ComponentApi, HookApi, TypeApi } from '@site/src/site/api';

const kinds: readonly unknown[] = ['component', 'hook', 'type'] satisfies ApiEntry['kind'][];

/** The generator writes these files and a check compares them with it, so that the kind is enough to tell them apart. */
function isEntry(value: unknown): value is ApiEntry {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && kinds.includes(value.kind)
  );
}

function entryOf(name: string): ApiEntry {
  const found = apiData[name];
  if (!isEntry(found))
    throw new Error(
      `There is no API data for "${name}". Known: ${Object.keys(apiData).join(', ')}`,
    );
  return found;
}

/** @throws when no component of that name is documented */
export function componentApi(name: string): ComponentApi {
  const entry = entryOf(name);
  if (entry.kind !== 'component') throw new Error(`"${name}" is a ${entry.kind}, not a component.`);
  return entry;
}

/** @throws when no component or hook of that name is documented */
export function pageApi(name: string): ComponentApi | HookApi {
  const entry = entryOf(name);
  if (entry.kind === 'type') throw new Error(`"${name}" is a type: it has no page of its own.`);
  return entry;
}

/** @throws when no type of that name is documented */
export function typeApi(name: string): TypeApi {
  const entry = entryOf(name);
  if (entry.kind !== 'type') throw new Error(`"${name}" is a ${entry.kind}, not a type.`);
  return entry;
}
