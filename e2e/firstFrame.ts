import type { Page } from '@playwright/test';

/** Visible state of the preferences at one moment. */
export interface FrameState {
  /** In ms since the start of the navigation. */
  at: number;
  theme?: string;
  dir: string;
  codeVariant?: string;
  codeStyling?: string;
  density?: string;
  bodyClass: string;
  bodyDir: string;
  themeColor?: string;
  background: string;
  /** Visible panels of code tabs and styles of demos, in document order. */
  panels: string[];
}

export interface Recording {
  /** State of each frame from the first painted frame on. */
  looks: FrameState[];
  /** Layout shifts with a score of at least 0.0001. */
  shifts: string[];
}

interface RawRecording extends Recording {
  firstPaint?: number;
}

/**
 * TypeScript's library doesn't include this type yet.
 * @see https://wicg.github.io/layout-instability/
 */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    firstFrame?: RawRecording;
  }
}

/**
 * Runs in the page before any of its scripts. Records the state of each frame, and after each
 * change of a relevant attribute.
 */
function record(): void {
  if (window !== window.top) return;
  const recording: RawRecording = { looks: [], shifts: [] };
  window.firstFrame = recording;
  const look = (): void => {
    const { documentElement: root, body } = document;
    if (!body) return;
    const panels = document.querySelectorAll<HTMLElement>(
      'section div[data-tab], .choices ~ [data-tab], [data-styling][data-variant]',
    );
    recording.looks.push({
      at: performance.now(),
      theme: root.dataset.theme,
      dir: root.dir,
      codeVariant: root.dataset.codeVariant,
      codeStyling: root.dataset.codeStyling,
      density: root.dataset.density,
      bodyClass: body.className,
      bodyDir: body.dir,
      themeColor: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
      background: getComputedStyle(root).backgroundColor,
      panels: [...panels]
        .filter((panel) => getComputedStyle(panel).display !== 'none')
        .map(({ dataset }) => dataset.tab ?? `${dataset.styling} ${dataset.variant}`),
    });
  };
  const eachFrame = (): void => {
    look();
    requestAnimationFrame(eachFrame);
  };
  requestAnimationFrame(eachFrame);
  const attributeFilter = [
    'data-theme',
    'dir',
    'data-code-variant',
    'data-code-styling',
    'data-density',
    'class',
    'content',
  ];
  new MutationObserver(look).observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter,
  });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-paint') recording.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      // On a busy machine, a frame may show an element without the rest of its text.
      if (value < 0.0001) continue;
      const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
        `${width}x${height} at ${x},${y}`;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.outerHTML.slice(0, 80)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
      });
      recording.shifts.push(`${value}: ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Loads a page with a CPU slowed down four times and records its states. The page script loads only
 * after first paint, so the first frame depends only on the markup, the style sheet, and the inline
 * script.
 */
export async function recordFirstFrame(page: Page, path: string): Promise<Recording> {
  await page.addInitScript(record);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.route('**/assets/page/page-*.js', async (route) => {
    await page.waitForFunction(() => window.firstFrame?.firstPaint !== undefined);
    await route.continue();
  });
  await page.goto(path);
  await page.waitForFunction(() => window.toolpadDocs?.preferences !== undefined);
  // Everything that starts late by design, such as demos near the viewport and the sponsor, starts
  // within this second.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1000))),
  );
  const {
    looks,
    shifts,
    firstPaint = 0,
  } = await page.evaluate(() => window.firstFrame as RawRecording);
  // The first frame shows the last state before first paint.
  const first = looks.findLastIndex(({ at }) => at <= firstPaint);
  return { looks: looks.slice(Math.max(first, 0)), shifts };
}
