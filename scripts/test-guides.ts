/**
 * `npm run test:guides -- [part of a page's path…] [--manager pnpm] [--jobs 1] [--pictures]`:
 * follows the guides as written, each in an empty folder. Needs the npm registry and a browser, and
 * takes minutes.
 */
import { preferenceValues } from '../model/facts/preferences';
import { testGuides } from '../tools/guides/testGuides';
import { runMain } from '../tools/report';
import { oneOf, readOptions } from '../tools/setup/index.mjs';

const usage =
  'npm run test:guides -- [part of a page’s path…] [--manager pnpm] [--jobs 1] [--pictures]';
const { values, positionals } = readOptions(
  {
    allowPositionals: true,
    options: {
      manager: { type: 'string', default: 'npm' },
      jobs: { type: 'string', default: '2' },
      pictures: { type: 'boolean', default: false },
    },
  },
  usage,
);

runMain(() =>
  testGuides(positionals, {
    siteDir: process.cwd(),
    packageManager: oneOf(values.manager, preferenceValues('packageManager'), '--manager', usage),
    jobs: Number(oneOf(values.jobs, ['1', '2', '3', '4'], '--jobs', usage)),
    pictures: values.pictures,
  }),
);
