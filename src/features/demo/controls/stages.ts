import { nearViewport } from '@site/src/site/near';
import { startOnStage } from '../preview/start';

/**
 * Starts the frame of a stage, the demo's own page; one that has started stays as it is. Frames are made when they are needed: a dozen
 * empty ones take a phone half a second to parse.
 */
export function startFrame(stage: HTMLElement): HTMLIFrameElement {
  const existing = stage.querySelector('iframe');
  if (existing) return existing;
  const root = stage.closest<HTMLElement>('[data-demo]');
  const frame = document.createElement('iframe');
  frame.title = root?.getAttribute('aria-label') ?? '';
  frame.style.blockSize = `${stage.clientHeight}px`;
  frame.src = root?.dataset.frameUrl ?? '';
  stage.append(frame);
  return frame;
}

async function showPreview(stage: HTMLElement): Promise<void> {
  const loaded = import('../preview/loadPreview').then(({ loadPreview }) => loadPreview(stage));
  startOnStage(stage, await loaded.catch(() => null));
}

/** Shows the demos that come near the viewport: until then no byte of them is loaded. */
export function watchStages(root: ParentNode = document): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        if (target.dataset.kind === 'frame') startFrame(target);
        else void showPreview(target);
      }
    },
    { rootMargin: `${nearViewport}px` },
  );
  root.querySelectorAll('[data-demo-part=stage]').forEach((stage) => observer.observe(stage));
}
