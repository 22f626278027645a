import { getPreferences } from '@site/src/features/preferences';
import { liveEvent } from './liveEvent';
import { handOver, onFirstInput, startIsland, whenIdle } from './handOver';

/** Whether stills, which the build draws in one way, show a demo as this reader wants it. */
function fitsReader(stylings: string): boolean {
  const { direction, density, codeStyling } = getPreferences().getSnapshot();
  const [first, ...others] = stylings.split(' ');
  return (
    direction === 'ltr' &&
    density === 'comfortable' &&
    (codeStyling === first || !others.includes(codeStyling))
  );
}

/** The first frame that stands on a demo's own page: what is in its box, and its style sheet. Nothing in `npm start`. */
async function fetchStill(url: string, className: string): Promise<HTMLElement | null> {
  const response = await fetch(url);
  if (!response.ok) return null;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const still = page.querySelector<HTMLElement>('[data-demo-part=still]');
  const style = still?.querySelector('style');
  const box = still?.querySelector('[data-demo-part=box]');
  if (!still || !style || !box) return null;
  still.classList.add(className);
  const markup = document.createElement('div');
  markup.append(box);
  still.replaceChildren(style, markup);
  return document.adoptNode(still);
}

/**
 * Shows a demo inside the page as HTML and CSS of the build, and starts it behind that: at once when the reader turns to it, or when the
 * reader has done anything and the page is idle. A demo without a still, or whose still would look different, starts by itself.
 */
export async function showOnStage(stage: HTMLElement): Promise<void> {
  const island = stage.querySelector<HTMLElement>('[data-island]');
  const { frameUrl = '', stylings = '' } = stage.closest<HTMLElement>('[data-demo]')?.dataset ?? {};
  if (!island) return;
  const start = () => void startIsland(island);
  const still = fitsReader(stylings)
    ? await fetchStill(frameUrl, island.className).catch(() => null)
    : null;
  if (!still || island.dataset.state) {
    start();
    return;
  }
  island.before(still);
  onFirstInput(stage, start);
  onFirstInput(window, () => whenIdle(start));
  // A choice of the reader changes how the demo looks.
  const unsubscribe = getPreferences().subscribe(start);
  island.addEventListener(liveEvent, unsubscribe, { once: true });
  handOver(still, island, stage);
}
