import { sectionsOf } from '../../../src/site/search';
import { ToolError, type Answer } from './answer';
import { nameOf, type Docs, type DocsVersion } from './docs';
import { getPage } from './getPage';
import { nearestNames } from './nearest';
import { versionsFor } from './versions';

/** A documented component, hook, function, or type. */
interface Reference {
  name: string;
  path: string;
  /** Section of its page, for types. */
  section?: string;
}

/** Symbols with reference pages or sections, in the order of the sidebar. */
const symbolsOf = ({ index }: DocsVersion): Reference[] =>
  index.pages.flatMap((page) => {
    const [path, title, kind] = page;
    const isReference = kind === 'api' || path.includes('/reference/components/');
    if (!isReference) return [];
    const types = sectionsOf(page).filter((section) => section.kind === 'type');
    return [
      { name: title.replace(/ API$/, ''), path },
      ...types.map((type) => ({ name: type.title, path, section: type.anchor })),
    ];
  });

const findIn = (version: DocsVersion, wanted: string) => {
  const symbols = symbolsOf(version);
  const lower = wanted.toLowerCase();
  return (
    symbols.find(({ name }) => name === wanted) ??
    symbols.find(({ name }) => name.toLowerCase() === lower)
  );
};

/** Returns the reference of a component, hook, function, or type. */
export function getApi(docs: Docs, args: { symbol: string; version?: string }): Answer {
  const wanted = args.symbol.replace(/[<>()/\s]/g, '');
  const versions = versionsFor(docs, args);
  const [found] = versions.flatMap((version) => findIn(version, wanted) ?? []);
  if (found) return getPage(docs, found);
  const others = docs.versions.filter((version) => findIn(version, wanted)).map(nameOf);
  const names = versions.flatMap(symbolsOf).map(({ name }) => name);
  throw new ToolError(
    `There is no reference of "${wanted}" in ${versions.map(nameOf).join(', ')}. ` +
      (others.length > 0
        ? `It's documented in ${others.join(', ')}.`
        : `Most similar: ${nearestNames(wanted, names).join(', ')}.`),
  );
}
