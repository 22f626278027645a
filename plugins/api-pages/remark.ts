import path from 'node:path';
import type { ApiEntry } from '../../src/site/api';
import type { StudioComponent } from '../../src/site/studioApi';
import { readApiData } from '../shared/apiData';
import { isDevelopmentServer } from '../shared/command';
import {
  elementsOf,
  expression,
  importNode,
  placeOf,
  remove,
  textOf,
  type PageNode,
} from '../pages/nodes';
import { failOn, type Mistake } from '../shared/mistakes';
import { versionOf, type DocumentedVersion } from '../shared/versions';
import { moduleName } from './moduleName';
import { kindOf, kinds, resolve, type Entries } from './resolve';

export interface RemarkApiOptions {
  /** The same versions as the plugin's. */
  versions: readonly DocumentedVersion[];
  /** @default process.cwd() */
  siteDir?: string;
}

/** Import of an entry's data, and the variable it is imported as. */
function moduleOf(version: DocumentedVersion, entry: ApiEntry | StudioComponent) {
  return {
    variable: `api${kindOf(entry) === 'type' ? 'Type' : ''}_${entry.name}`,
    from: `@generated/api-pages/default/${moduleName(version, entry)}`,
  };
}

/**
 * Remark plugin: gives the elements of the API reference, such as `<ApiProps name="Crud" />`, the data of the version their page is in.
 * Names without data are reported together, with file and line.
 */
export function remarkApi({ versions, siteDir = process.cwd() }: RemarkApiOptions) {
  const known = new Map<DocumentedVersion, Entries>();
  const entriesOf = (version: DocumentedVersion) => {
    const entries = known.get(version) ?? (readApiData(siteDir, version) as Entries);
    known.set(version, entries);
    return entries;
  };

  return (tree: PageNode, file: { path?: string }): void => {
    const page = path.relative(siteDir, file.path ?? '').replaceAll(path.sep, '/');
    const version = versionOf(versions, page);
    if (!version) return;
    const imports = new Map<string, string>();
    const mistakes: Mistake[] = [];
    const broken = new Set<PageNode>();
    const use = (entry: ApiEntry | StudioComponent) => {
      const { variable, from } = moduleOf(version, entry);
      imports.set(variable, from);
      return variable;
    };

    for (const node of elementsOf(tree)) {
      const element = node.name ?? '';
      if (!Object.hasOwn(kinds, element)) continue;
      const entries = entriesOf(version);
      const entry = resolve(element, textOf(node, 'name'), entries);
      if ('rule' in entry) {
        broken.add(node);
        mistakes.push({
          file: page,
          ...placeOf(node),
          ...entry,
        });
        continue;
      }
      node.attributes?.push(expression('data', use(entry)));
      if (element !== 'ApiTypes' || !('types' in entry)) continue;
      const types = entry.types.flatMap((type) => entries.get(type) ?? []).map(use);
      node.attributes?.push(expression('types', types));
    }
    // While pages are written, the checker says it, and the page shows without these elements.
    if (isDevelopmentServer()) remove(tree, broken);
    else failOn(mistakes);
    tree.children?.unshift(...[...imports].map(([variable, from]) => importNode(variable, from)));
  };
}
