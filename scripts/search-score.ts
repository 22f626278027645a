/**
 * `npm run search:score`: how well the search finds what readers look for, by kind of query.
 * `npm run search:score -- core "a query"`: what is shown for a query, with scores.
 */
import { queries } from '../tools/search/queries';
import { ask, engineOf, scoreOf, shown, type Asked } from '../tools/search/score';
import { indexSources } from '../tools/search/sources';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);

function line(name: string, asked: Asked[]): string {
  const { hit1, hit3, meanReciprocalRank } = scoreOf(asked);
  return `${name.padEnd(18)}${String(asked.length).padStart(5)}${percent(hit1)}${percent(hit3)}${meanReciprocalRank.toFixed(3).padStart(8)}`;
}

async function explain(product: string, query: string): Promise<void> {
  const engine = engineOf(await indexSources(process.cwd()), `docs-${product}-current`);
  for (const { item, score, terms } of shown(engine, query))
    console.log(
      `${score.toFixed(1).padStart(7)}  ${item.href}  ${item.title}  [${[...terms].join(' ')}]`,
    );
}

async function main(): Promise<void> {
  const [product, ...words] = process.argv.slice(2);
  if (product) return explain(product, words.join(' '));
  const asked = ask(await indexSources(process.cwd()), queries);
  const kinds = [...new Set(asked.map(({ kind }) => kind))];
  console.log(`${'kind'.padEnd(18)}asked   hit@1   hit@3     MRR`);
  for (const kind of kinds)
    console.log(
      line(
        kind,
        asked.filter((one) => one.kind === kind),
      ),
    );
  console.log(line('all', asked));
  console.log(
    line(
      'tuned on',
      asked.filter(({ isHeldOut }) => !isHeldOut),
    ),
  );
  console.log(
    line(
      'held out',
      asked.filter(({ isHeldOut }) => isHeldOut),
    ),
  );

  const failed = asked.filter(({ rank }) => rank > 1);
  for (const { product, query, expected, rank, first } of failed)
    console.log(
      `\n${rank === Infinity ? 'not found' : `at ${rank}`}: ${query} (${product})\n  first ${first}\n  expected ${expected.join(', ')}`,
    );
}

void main();
