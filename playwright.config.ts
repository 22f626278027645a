import { defineConfig, type Project } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './tools/setup/index.mjs';
import { testPort } from './e2e/support/testPort';

/** Server of a project. Its URL is the `baseURL` of the project's tests. */
interface SiteServer {
  /** Environment variable with the port, see `testPort`. */
  portName: string;
  command: (port: number) => string;
  /** Path that responds when the server is ready; `/toolpad/` by default. */
  readyPath?: string;
  /** Longest wait for the server, in ms. */
  timeout?: number;
}

/** Tests that share a server and settings. Tests without `server` start what they need. */
interface Suite extends Omit<Project, 'name'> {
  server?: SiteServer;
}

const builtSite: SiteServer = {
  portName: 'E2E_PORT',
  command: () => 'node --import tsx scripts/serve.ts',
};

/** Tests on the built site. The folders below `e2e` have other servers or browsers. */
const onBuiltSite: Suite = {
  server: builtSite,
  testIgnore: [
    '**/development.spec.ts',
    'e2e/{browsers,copies,deploy,deployed,registry,visual}/**',
  ],
  fullyParallel: true,
};

/** Tests of other servers and of the worker copy builds, which takes long on a slow machine. */
const onOtherServers: Suite = { workers: 1, timeout: 180_000, expect: { timeout: 30_000 } };

/**
 * Tests on a changed copy of the site, which `site.ts` in their folder creates.
 * @param readyPath path that responds when the server is ready
 */
const onCopy = (name: string, readyPath?: string): Suite => ({
  testDir: `e2e/copies/${name}`,
  fullyParallel: true,
  server: {
    portName: `${name.toUpperCase()}_PORT`,
    // The command `tsx` kills a process that takes longer than 60 ms to respond to a signal.
    command: () => `node --import tsx e2e/copies/serve.ts ${name}`,
    readyPath,
    timeout: 1_200_000,
  },
});

/** Tests that edit a copy of the site, which `serve.ts` in their folder serves. */
const onWrittenCopy = (command: 'build' | 'start' | 'session'): Suite => ({
  testDir: 'e2e/copies/writing',
  workers: 1,
  expect: { timeout: 30_000 },
  server: {
    portName: `WRITING_${command.toUpperCase()}_PORT`,
    command: () => `node --import tsx e2e/copies/writing/serve.ts ${command}`,
    timeout: 600_000,
  },
});

/**
 * Folder of screenshots that look the same on this machine: for each browser and set of fonts.
 */
function screenshotFolder(): string {
  const outputs = [execFileSync(findBrowser(), ['--version']), execFileSync('fc-list')];
  const hash = createHash('sha256').update(Buffer.concat(outputs)).digest('hex');
  return path.join(__dirname, '.cache/screenshots', hash.slice(0, 8));
}

const suites: Record<string, Suite> = {
  pages: { ...onBuiltSite, grepInvert: /@timing|@matrix/ },
  /** Other combinations of mode, direction, and width. */
  matrix: { ...onBuiltSite, grep: /@matrix/ },
  /** Compares times with a reference in the same run. */
  timing: { ...onBuiltSite, grep: /@timing/ },
  /** Checks every page of the built site in two views, the heads of all, and every demo. */
  crawl: {
    ...onBuiltSite,
    testMatch: ['every-page.spec.ts', 'heads.spec.ts', 'demo-runs.spec.ts'],
  },
  /**
   * Compares screenshots of the built site with those of an earlier build. The first run takes
   * them; `--update-snapshots` accepts differences.
   */
  visual: {
    server: builtSite,
    testDir: 'e2e/visual',
    fullyParallel: true,
    retries: 0,
    expect: { toHaveScreenshot: { animations: 'disabled', maxDiffPixels: 20 } },
  },
  /** Checks that writers see what readers will see. */
  development: {
    testMatch: 'development.spec.ts',
    workers: 1,
    // The server compiles pages on request.
    expect: { timeout: 30_000 },
    server: {
      portName: 'DEVELOPMENT_PORT',
      command: (port) => `npx docusaurus start --port ${port} --no-open`,
      timeout: 240_000,
    },
  },
  servers: { ...onOtherServers, testDir: 'e2e/deploy', testIgnore: 'offline-*.spec.ts' },
  offline: { ...onOtherServers, testMatch: 'e2e/deploy/offline-*.spec.ts' },
  /** `npm run deploy:check URL`: checks a deployed site. */
  deployed: {
    testDir: 'e2e/deployed',
    fullyParallel: true,
    retries: 0,
    use: { baseURL: process.env.DEPLOYED_URL, screenshot: 'off' },
  },
  /** Firefox and WebKit. The steps of a walk share a browser; each browser has a file. */
  browsers: { testDir: 'e2e/browsers' },
  /** Projects and commands that install packages: examples, sandboxes, and those on pages. */
  registry: { testDir: 'e2e/registry', workers: 1, retries: 0 },
  versions: onCopy('versions'),
  products: onCopy('products', '/toolpad/kit/guides/'),
  /** The settings of an ordinary site with Docusaurus. */
  configuration: onCopy('configuration', '/toolpad/about/'),
  /** Three languages, one of them right to left. */
  languages: onCopy('languages', '/ar/toolpad/'),
  /** The tests that need no `npm start`. */
  'writing-built': { ...onWrittenCopy('build'), testMatch: /(?:files|words)\.spec\.ts$/ },
  'writing-start': { ...onWrittenCopy('start'), testIgnore: /(?:session|words)\.spec\.ts$/ },
  'writing-session': { ...onWrittenCopy('session'), testMatch: 'session.spec.ts' },
};

/**
 * Names of the projects that run: those of `--project`, by default `pages` and `timing`. Workers
 * load the configuration again, without the options of the command.
 */
function selectedProjects(): string[] {
  const { values } = parseArgs({
    strict: false,
    options: { project: { type: 'string', multiple: true } },
  });
  if (values.project) process.env.E2E_PROJECTS = values.project.join();
  return (process.env.E2E_PROJECTS ?? 'pages,matrix,timing').split(',');
}

const selected = selectedProjects().map((name): [string, Suite] => {
  const suite = suites[name];
  if (!suite) throw new Error(`No project "${name}". Projects: ${Object.keys(suites).join(', ')}`);
  return [name, suite];
});
const servers = new Set(selected.flatMap(([, { server }]) => server ?? []));

const isSelected = (name: string) => selected.some(([each]) => each === name);
// Tests are created when files are loaded, before their project is known.
if (isSelected('crawl')) process.env.CRAWL = 'all';
const screenshots = isSelected('visual') ? screenshotFolder() : undefined;

function projectOf(name: string, { server, ...suite }: Suite): Project {
  const baseURL = server && `http://localhost:${testPort(server.portName)}`;
  return { name, outputDir: `test-results/${name}`, ...suite, use: { baseURL, ...suite.use } };
}

function serverOf({ portName, command, readyPath = '/toolpad/', timeout }: SiteServer) {
  const port = testPort(portName);
  return {
    command: command(port),
    env: { PORT: String(port) },
    url: `http://localhost:${port}${readyPath}`,
    timeout,
    // Removing a copy takes more than 5 seconds on a busy machine.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 } as const,
  };
}

/**
 * Browser tests. `npx playwright test --project=<name>` runs a project; without a name, those on
 * the built site run.
 */
export default defineConfig({
  testDir: 'e2e',
  projects: selected.map(([name, suite]) => projectOf(name, suite)),
  webServer: [...servers].map(serverOf),
  workers: 2,
  forbidOnly: true,
  reporter: [
    ['list'],
    // Deployed sites are no part of the summary of `npm test`.
    ...(isSelected('deployed')
      ? []
      : ([[path.join(__dirname, 'e2e/support/summary.ts')]] as const)),
    // Shows the old screenshot, the new one, and their difference.
    ...(screenshots
      ? ([['html', { open: 'never', outputFolder: 'playwright-report' }]] as const)
      : []),
  ],
  snapshotPathTemplate: screenshots && path.join(screenshots, '{arg}{ext}'),
  updateSnapshots: screenshots && !existsSync(screenshots) ? 'all' : 'missing',
  timeout: 90_000,
  // The same as in CI. `npm test` prints a list of the tests that needed a retry at the end.
  retries: 1,
  // Only failing tests, or tests on a busy machine, wait this long.
  expect: { timeout: 15_000 },
  use: {
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Demos run in a process of their own, as in browsers with windows.
        '--site-per-process',
        // The distance at which lazy pictures load depends on the speed of the network. The first
        // is for browsers with windows, the second for those without, which don't know the speed;
        // it starts with Playwright's own settings, which it replaces.
        '--force-effective-connection-type=4G',
        '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  } as never,
});
