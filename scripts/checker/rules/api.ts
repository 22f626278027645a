import { kinds, resolve, type Entries } from '../../../plugins/api-pages/resolve';
import { textOf } from '../../../plugins/pages/nodes';
import { readApiData } from '../../../plugins/shared/apiData';
import type { DocumentedVersion } from '../../../plugins/shared/versions';
import { rootDir } from '../components';
import { mistakeIn, type PageCheck } from '../rule';

const known = new Map<string, Entries>();

/** What the API pages of a version may name. Read once: generating data restarts `npm start` anyway. */
export function entriesOf(version: DocumentedVersion): Entries {
  const entries = known.get(version.apiData) ?? (readApiData(rootDir, version) as Entries);
  known.set(version.apiData, entries);
  return entries;
}

/** Elements of the API reference: `<ApiProps name="Crud" />`. */
export const api: PageCheck = {
  scope: 'page',
  rules: {
    'api/unknown-name': 'API data exists for the name in an element.',
    'api/wrong-kind': 'An element names the kind of export that it supports.',
  },
  check: (page) =>
    page.elements.flatMap((node) => {
      const element = node.name ?? '';
      if (!Object.hasOwn(kinds, element)) return [];
      const found = resolve(element, textOf(node, 'name'), entriesOf(page.version));
      return 'rule' in found ? [mistakeIn(page, node, found.rule, found.message)] : [];
    }),
};
