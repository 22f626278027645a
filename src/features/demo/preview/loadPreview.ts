import { getPreferences } from '@site/src/features/preferences/preferences';

/** The preview is built for the default preferences. */
function matchesPreferences(stylings: string): boolean {
  const { direction, density, codeStyling } = getPreferences().getSnapshot();
  const [first, ...others] = stylings.split(' ');
  return (
    direction === 'ltr' &&
    density === 'comfortable' &&
    (codeStyling === first || !others.includes(codeStyling))
  );
}

/**
 * Loads the static preview of a demo inside the page.
 * @returns `null` if there is none, as in `npm start`, or if the demo would look different for this
 *   reader
 */
export async function loadPreview(stage: HTMLElement): Promise<HTMLElement | null> {
  const { frameUrl = '', stylings = '' } = stage.closest<HTMLElement>('[data-demo]')?.dataset ?? {};
  const island = stage.querySelector('[data-island]');
  if (!island || !matchesPreferences(stylings)) return null;
  const response = await fetch(`${frameUrl}preview/`);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  const preview = template.content.querySelector<HTMLElement>('[data-demo-part=preview]');
  // On a stage, the preview has the same padding as the island.
  preview?.classList.add(island.className);
  return response.ok ? preview : null;
}
