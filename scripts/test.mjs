/**
 * `npm test`: installs missing packages and a browser, and runs the checks that decide about a
 * change. `npm test -- --changed` runs those that a change touches, according to Git.
 * `npm run test:all` runs all others, on a new build.
 */
import {
  findBrowser,
  installSamplePackages,
  quickSteps,
  readOptions,
  requireNode,
  runSteps,
} from '../tools/setup/index.mjs';

requireNode();
const options = {
  all: { type: 'boolean', default: false },
  changed: { type: 'boolean', default: false },
};
const { values } = readOptions({ options }, 'npm test [-- --changed], npm run test:all');
installSamplePackages();
const env = { ...process.env, CHROME_PATH: findBrowser() };

const build = ['build', 'docusaurus build'];
const pages = 'playwright test --project=pages';
// The last quick step, the unit tests, uses all processors.
const [oneProcessor, unit] = [quickSteps.slice(0, -1), quickSteps.slice(-1)];

const decisive = [oneProcessor, ...unit, build, ['browser tests', `${pages} --workers=3`, 'build']];

const isQuick = ([title]) => ['lint', 'imports', 'format', 'types'].includes(title);
const ofChange = [
  [['docs', 'tsx scripts/check-docs.ts'], ...oneProcessor.filter(isQuick)],
  ...unit.map(([title, command]) => [title, `${command} --onlyChanged --passWithNoTests`]),
  build,
  ['browser tests', `${pages} --only-changed --pass-with-no-tests`, 'build'],
];

const builds = 'builds without and with a cache';
const others = [
  ['slow unit tests', 'jest --selectProjects slow-node slow-dom'],
  [builds, 'tsx scripts/build-twice.ts'],
  ['other combinations of views', 'playwright test --project=matrix', builds],
  ['states of each kind of page', 'playwright test --project=visual states', builds],
  [
    [
      'what writers expect to work',
      'playwright test --project=writing-built --project=writing-start --project=writing-session --workers=1',
    ],
    ['browser tests of the development server', 'playwright test --project=development'],
    [
      'browser tests on other servers',
      'playwright test --project=servers --grep-invert @slow',
      builds,
    ],
    [
      'browser tests without a network',
      'playwright test --project=offline --grep-invert @slow',
      builds,
    ],
    ['two releases', 'playwright test --project=versions --workers=1'],
    ['a second language', 'playwright test --project=languages'],
    ['a third product', 'playwright test --project=products'],
    ['an ordinary configuration', 'playwright test --project=configuration'],
    ['Firefox and WebKit', 'playwright test --project=browsers', builds],
  ],
  ['browser tests of times', 'playwright test --project=timing', builds],
];

process.exit(await runSteps(values.all ? others : values.changed ? ofChange : decisive, { env }));
