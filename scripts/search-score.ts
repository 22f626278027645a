/**
 * `npx tsx scripts/search-score.ts`: measures how often search finds the right page in `build/`.
 * `npx tsx scripts/search-score.ts core "a query"`: prints the results of a query with their
 * scores.
 */
import { runMain } from '../tools/report';
import { explainQuery, searchReport } from '../tools/search/reports';

const [product, ...words] = process.argv.slice(2);

runMain(async () =>
  console.log(
    product
      ? await explainQuery(process.cwd(), product, words.join(' '))
      : await searchReport(process.cwd()),
  ),
);
