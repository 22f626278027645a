import { getPreferences } from '@site/src/features/preferences';

/** Whether previews, which the build draws in one way, show a demo as this reader wants it. */
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
async function fetchPreview(url: string, className: string): Promise<HTMLElement | null> {
  const response = await fetch(url);
  if (!response.ok) return null;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const preview = page.querySelector<HTMLElement>('[data-demo-part=preview]');
  const style = preview?.querySelector('style');
  const box = preview?.querySelector('[data-demo-part=box]');
  if (!preview || !style || !box) return null;
  preview.classList.add(className);
  const markup = document.createElement('div');
  markup.append(box);
  preview.replaceChildren(style, markup);
  return document.adoptNode(preview);
}

/** The first frame of a demo inside the page, or `null` where it has none or would look different: such a demo starts by itself. */
export async function loadPreview(stage: HTMLElement): Promise<HTMLElement | null> {
  const island = stage.querySelector<HTMLElement>('[data-island]');
  const { frameUrl = '', stylings = '' } = stage.closest<HTMLElement>('[data-demo]')?.dataset ?? {};
  return island && fitsReader(stylings) ? fetchPreview(frameUrl, island.className) : null;
}
