import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '@site/tools/setup/index.mjs';
import { density, saveScreenshot, takeScreenshot } from '@site/tools/pictures/camera';
import { hashOf, modes, pageOf, pictureName } from '@site/tools/pictures/manifest';
import { isMentioned } from './messages';
import { type BrowserTest, type BrowserTestContext, loadGuide, type Shot } from './guide';
import { readQuote } from '../../model/code/quote';
import { collectExamples } from '../../model/examples/collect';
import { renderZip } from '../../model/examples/pack';
import { type Reader, type Step, stepsOf } from './steps';

let browser: Promise<Browser> | undefined;

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

/** Console messages of tools that aren't part of a project, with their source. */
const ignoredMessages: [pattern: RegExp, reason: string][] = [
  [/React DevTools|Download the React/, 'React advertises its tools'],
  [/\[vite\]|\[HMR\]|\[Fast Refresh\]/, 'development servers, on their connection'],
  [
    /^Canceled: Canceled/,
    'the editor of Toolpad Studio closes a code editor that has not finished',
  ],
  [/^An iframe which has both allow-scripts and allow-same-origin/, 'its canvas'],
  [/^The resource https:\/\/fonts\.googleapis\.com\S* was preloaded/, 'its font'],
];

/**
 * Opens a running project in a browser, and runs a scenario on it.
 * @returns warnings and errors in the console that the page doesn't mention
 * @throws if the scenario fails
 */
export async function runBrowserTest(
  test: BrowserTest,
  {
    quoted,
    camera,
    ...visit
  }: Omit<BrowserTestContext, 'page' | 'shot'> & {
    quoted: readonly string[];
    camera?: GuideCamera;
  },
): Promise<string[]> {
  browser ??= chromium.launch({ executablePath: findBrowser() });
  const deviceScaleFactor = camera?.density;
  const context = await (await browser).newContext({ baseURL: visit.url, deviceScaleFactor });
  context.setDefaultTimeout(20_000);
  // In development, the first visit compiles the page, which can take minutes on a busy machine.
  context.setDefaultNavigationTimeout(180_000);
  const page = await context.newPage();
  const warnings = new Set<string>();
  const report = (text: string) => {
    if (!ignoredMessages.some(([pattern]) => pattern.test(text)) && !isMentioned(text, quoted))
      warnings.add(text.slice(0, 400));
  };
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error')
      report(`${message.text()} (${message.location().url.replace(visit.url, '')})`);
  });
  page.on('pageerror', (error) => report(String(error)));
  try {
    await test({ ...visit, page, shot: camera?.on(page) ?? (async () => {}) });
  } catch (error) {
    const screenshot = path.join(visit.folder, `failed-in-${visit.mode}.png`);
    await page.screenshot({ path: screenshot }).catch(() => undefined);
    throw new Error(`${(error as Error).message}\nScreenshot: ${screenshot}`, { cause: error });
  } finally {
    await context.close();
  }
  return [...warnings];
}

export const guideScene = (page: string): string => `guides/${page.replace(/\.mdx$/, '')}`;

/** Names of the pictures in the source of a scenario. */
export const shotsOf = (scenario: string): string[] => [
  ...new Set([...scenario.matchAll(/\bshot\('([\w-]+)'/g)].map(([, name]) => name ?? '')),
];

/** Reader for pictures. Other package managers and code variants would produce the same ones. */
const reader: Reader = { packageManager: 'npm', codeVariant: 'TS' };

function contentOf(step: Step, siteDir: string): string {
  if (step.kind === 'skip') return '';
  if (step.kind === 'serve') return step.command;
  if (step.kind === 'run' || step.kind === 'setup') return step.commands.join('\n');
  const quoted = step.quote ? readQuote(step.quote, siteDir) : step.code;
  return `${step.path} ${step.mode}\n${typeof quoted === 'string' ? quoted : quoted.message}`;
}

/** Everything that affects a guide's project: its steps, downloads, and the pages before it. */
async function partsOf(page: string, siteDir: string, until?: string): Promise<string[]> {
  const { source, scenario } = await loadGuide(page, siteDir);
  const { after, afterSection, downloads = [] } = scenario;
  const { steps } = stepsOf(page, source, reader);
  const last = until ? steps.findLastIndex(({ section }) => section === until) : steps.length;
  const projects = downloads.length > 0 ? collectExamples(path.join(siteDir, 'examples')) : [];
  return [
    ...(after ? await partsOf(after, siteDir, afterSection) : []),
    ...projects
      .filter(({ name }) => downloads.includes(name))
      .map((project) => hashOf(Buffer.from(renderZip(project)))),
    ...steps.slice(0, last + 1).map((step) => contentOf(step, siteDir)),
  ];
}

/**
 * Hashes what a guide's pictures show: the commands and files of its page and of the pages that it
 * builds on. Text and the scenario don't affect the hash.
 * @returns the first 16 digits of a SHA-256 hash
 */
export async function guideSource(page: string, siteDir: string): Promise<string> {
  return hashOf((await partsOf(page, siteDir)).join('\n\0'));
}

/** Size of the browser window in CSS pixels. A page shows pictures about 700 pixels wide. */
const size = { width: 960, height: 600 };

export type GuideCamera = Awaited<ReturnType<typeof guideCamera>>;

/** Creates a camera that takes pictures of a guide's project in light and dark mode. */
export async function guideCamera(page: string, siteDir: string) {
  const source = await guideSource(page, siteDir);
  const scene = guideScene(page);
  const taken = new Set<string>();
  const on =
    (window: Page): Shot =>
    async (shotName, { viewport = size, ...options } = {}) => {
      const name = pictureName(scene, shotName);
      const before = window.viewportSize();
      await window.setViewportSize(viewport);
      await window.mouse.move(0, 0);
      // The development badge of Next.js isn't part of the project.
      await window.addStyleTag({ content: 'nextjs-portal { display: none }' });
      // Take both in a row, because notifications disappear quickly.
      const shots: Buffer[] = [];
      for (const mode of modes) {
        await window.emulateMedia({ colorScheme: mode });
        shots.push(await takeScreenshot(window, options));
      }
      await window.emulateMedia({ colorScheme: 'light' });
      if (before) await window.setViewportSize(before);
      const [light, dark] = shots;
      if (light && dark?.equals(light))
        throw new Error(`The picture "${name}" is the same in both modes.`);
      for (const [index, png] of shots.entries())
        await saveScreenshot(png, {
          name,
          scene,
          page: pageOf(scene, shotName),
          source,
          mode: modes[index]!,
        });
      taken.add(name);
    };
  return { density, on, taken };
}
