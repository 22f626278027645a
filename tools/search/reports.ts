import path from 'node:path';
import { markdownTable } from '@site/tools/report';
import {
  createEngine,
  independentQueries,
  queries,
  readIndex,
  runQueries,
  scoreOf,
  shownResults,
  type QueryResult,
} from './score';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function row(name: string, results: QueryResult[]): string[] {
  const { hit1, hit3, meanReciprocalRank } = scoreOf(results);
  return [
    name,
    String(results.length),
    percent(hit1),
    percent(hit3),
    meanReciprocalRank.toFixed(3),
  ];
}

/** Search results of a query, with scores and matched terms. */
export async function explainQuery(
  siteDir: string,
  product: string,
  query: string,
): Promise<string> {
  const engine = createEngine(readIndex(path.join(siteDir, 'build')), `docs-${product}-current`);
  return shownResults(engine, query)
    .map(
      ({ item, score, terms }) =>
        `${score.toFixed(1).padStart(7)}  ${item.href}  ${item.title}  [${[...terms].join(' ')}]`,
    )
    .join('\n');
}

/**
 * Search quality by kind of query, followed by all failed queries, except independent ones, which
 * nobody should look at while changing the ranking.
 */
export async function searchReport(siteDir: string): Promise<string> {
  const files = readIndex(path.join(siteDir, 'build'));
  const results = runQueries(files, queries);
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const table = markdownTable([
    ['kind', 'queries', 'hit@1', 'hit@3', 'MRR'],
    ...kinds.map((kind) =>
      row(
        kind,
        results.filter((one) => one.kind === kind),
      ),
    ),
    row('all', results),
    row('independent', runQueries(files, independentQueries)),
  ]);
  const failed = results
    .filter(({ rank }) => rank > 1)
    .map(
      ({ product, query, expected, rank, first }) =>
        `${rank === Infinity ? 'not found' : `at ${rank}`}: ${query} (${product})\n  first ${first}\n  expected ${expected.join(', ')}`,
    );
  return [table, ...failed].join('\n\n');
}
