/** `npm test`: installs what is missing, a browser included, and runs every check. */
import { findBrowser, installPackages, requireNode } from './setup/environment.mjs';
import { quickSteps, runSteps } from './setup/steps.mjs';

requireNode();
installPackages();
const env = { ...process.env, CHROME_PATH: findBrowser() };

process.exit(
  runSteps(
    [
      ...quickSteps,
      ['slow unit tests', 'unit:slow'],
      ['build, from nothing and again', 'build:twice'],
      ['browser tests', 'e2e:pages', 'build, from nothing and again'],
      [
        'browser tests on other servers, and offline',
        'e2e:deploy',
        'build, from nothing and again',
      ],
      ['browser tests of the development server', 'e2e:development'],
      ['what writers expect to work', 'writing'],
      ['a second language', 'languages'],
      ['browser tests of times', 'e2e:timing', 'build, from nothing and again'],
    ],
    env,
  ),
);
