import type { ApiEntry } from '../../src/site/api';
import type { StudioComponent } from '../../src/site/studioApi';
import { nearest, type Mistake } from '../shared/mistakes';

export type Entries = ReadonlyMap<string, ApiEntry | StudioComponent>;

/** What each element of the reference shows. */
export const kinds: Readonly<Record<string, readonly string[] | undefined>> = {
  ApiCss: ['component'],
  ApiDemos: ['component', 'hook'],
  ApiImport: ['component'],
  ApiProps: ['component'],
  ApiSlots: ['component'],
  ApiSource: ['component', 'hook'],
  ApiTypes: ['component', 'hook'],
  HookImport: ['hook'],
  StudioComponentProps: ['component of Studio'],
};

export const kindOf = (entry: ApiEntry | StudioComponent) =>
  'kind' in entry ? entry.kind : 'component of Studio';

/** What is wrong with an element, or the entry it shows. */
export function resolve(
  element: string,
  name: unknown,
  entries: Entries,
): ApiEntry | StudioComponent | Pick<Mistake, 'rule' | 'message'> {
  const wanted = kinds[element] ?? [];
  const entry = typeof name === 'string' ? entries.get(name) : undefined;
  if (!entry) {
    const names = [...entries.values()]
      .filter((each) => wanted.includes(kindOf(each)))
      .map((each) => each.name);
    return {
      rule: 'api/unknown-name',
      message: `<${element}> refers to "${String(name ?? '')}", for which there is no API data.${nearest(String(name ?? ''), names)}`,
    };
  }
  return wanted.includes(kindOf(entry))
    ? entry
    : {
        rule: 'api/wrong-kind',
        message: `<${element}> shows a ${wanted.join(' or ')}, but "${entry.name}" is a ${kindOf(entry)}.`,
      };
}
