import { compareVersions } from '../../../src/site/releases';
import { baseUrl } from '../../../src/site/origins';
import { products } from '../../../src/site/products';
import { ToolError, type Answer } from './answer';
import type { Docs } from './docs';
import { unknownName } from './nearest';

/** Lists the changes of each release after `from`, up to `to`; with a symbol, only its own. */
export function diffApi(docs: Docs, args: { from: string; to: string; symbol?: string }): Answer {
  const { releases, origin } = docs;
  const [from, to] = [args.from, args.to].map((each) => each.replace(/^v/, '')) as [string, string];
  const unknown = [from, to].find((release) => !Object.hasOwn(releases, release));
  if (unknown)
    throw new ToolError(
      `There is no release ${unknown} of ${products.core.package}. Releases: ${Object.keys(releases).join(', ')}.`,
    );
  if (compareVersions(from, to) >= 0) throw new ToolError(`${from} isn't older than ${to}.`);
  const { symbol } = args;
  const names = new Set(Object.values(releases).flatMap(({ symbols }) => Object.keys(symbols)));
  if (symbol && !names.has(symbol)) throw unknownName('component, hook, or type', symbol, names);
  const changes = Object.entries(releases)
    .filter(([release]) => compareVersions(from, release) < 0 && compareVersions(release, to) <= 0)
    .flatMap(([release, { text, symbols }]) => {
      const own = symbol ? symbols[symbol] : text;
      return own ? [`## ${release}`, own] : [];
    });
  return {
    source: `${products.core.package} ${from} → ${to} · ${origin}${products.core.apiChanges}`,
    text:
      changes.length > 0
        ? changes.join('\n\n').replaceAll(`](${baseUrl}`, `](${origin}${baseUrl}`)
        : `${symbol ? `\`${symbol}\`` : 'The API'} is the same in ${from} and ${to}.`,
  };
}
