/** `npm test`: installs missing packages and a browser, and runs every check. */
import {
  findBrowser,
  installSamplePackages,
  quickSteps,
  requireNode,
  runSteps,
} from '../tools/setup/index.mjs';

requireNode();
installSamplePackages();
const env = { ...process.env, CHROME_PATH: findBrowser() };

const build = 'builds without and with a cache';
// The last quick step, the unit tests, uses all processors.
const oneProcessor = quickSteps.slice(0, -1);
const unit = quickSteps.slice(-1);

process.exit(
  await runSteps(
    [
      oneProcessor,
      ...unit,
      ['slow unit tests', 'jest --selectProjects slow-node slow-dom'],
      [build, 'tsx scripts/build-twice.ts'],
      ['browser tests', 'playwright test --project=pages', build],
      [
        [
          'what writers expect to work',
          'playwright test --project=writing-built --project=writing-start --project=writing-session --workers=1',
        ],
        ['browser tests of the development server', 'playwright test --project=development'],
        [
          'browser tests on other servers',
          'playwright test --project=servers --grep-invert @slow',
          build,
        ],
        [
          'browser tests without a network',
          'playwright test --project=offline --grep-invert @slow',
          build,
        ],
        ['a second language', 'playwright test --project=languages'],
        ['a third product', 'playwright test --project=products'],
        ['Firefox and WebKit', 'playwright test --project=browsers', build],
      ],
      ['browser tests of times', 'playwright test --project=timing', build],
    ],
    { env },
  ),
);
