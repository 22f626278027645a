import { startInPage } from '../preview/start';

/**
 * Distance in px from the viewport at which a demo is shown. A demo should be ready before a reader
 * scrolls to it, but a page on a phone shouldn't start demos that its reader may never reach.
 */
const viewportMargin = 300;

export function addFrame(
  stage: HTMLElement,
  attributes: { src: string; sandbox?: string },
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = stage.closest('[data-demo]')?.getAttribute('aria-label') ?? '';
  frame.style.blockSize = `${stage.clientHeight}px`;
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  stage.append(frame);
  return frame;
}

/**
 * Adds the frame with the demo's separate page to a stage, unless it has a frame. Frames are added
 * on demand, because a phone takes half a second to parse a dozen empty ones.
 */
export function startFrame(stage: HTMLElement): void {
  const root = stage.closest<HTMLElement>('[data-demo]');
  if (!stage.querySelector('iframe')) addFrame(stage, { src: root?.dataset.frameUrl ?? '' });
}

async function showPreview(stage: HTMLElement): Promise<void> {
  const loaded = import('../preview/loadPreview').then(({ loadPreview }) => loadPreview(stage));
  startInPage(stage, await loaded.catch(() => null));
}

/** Shows demos when they are near the viewport. Until then, nothing is loaded. */
export function watchStages(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        if (target.dataset.kind === 'frame') startFrame(target);
        else void showPreview(target);
      }
    },
    { rootMargin: `${viewportMargin}px` },
  );
  document.querySelectorAll('[data-demo-part=stage]').forEach((stage) => observer.observe(stage));
}
