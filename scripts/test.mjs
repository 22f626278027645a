/** `npm test`: installs missing packages and a browser, and runs every check. */
import {
  findBrowser,
  installPackages,
  quickSteps,
  requireNode,
  runSteps,
} from '../tools/setup/index.mjs';

requireNode();
installPackages();
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
      ['slow unit tests', 'unit:slow'],
      ['changed demos', 'test:matrix -- --changed'],
      [build, 'build:twice'],
      ['browser tests', 'e2e:pages', build],
      [
        ['what writers expect to work', 'writing'],
        ['browser tests of the development server', 'e2e:development'],
        ['browser tests on other servers', 'e2e:servers', build],
        ['browser tests without a network', 'e2e:offline -- --grep-invert @slow', build],
        ['a second language', 'languages'],
        ['a third product', 'test:products'],
        ['Firefox and WebKit', 'test:browsers', build],
      ],
      ['browser tests of times', 'e2e:timing', build],
    ],
    { env },
  ),
);
