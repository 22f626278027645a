import { nearViewport } from '@site/src/site/near';
import { startOnStage } from '../preview/start';

/**
 * Adds the frame of a stage, with the demo's own page, unless it has one. Frames are added when
 * they are needed: a phone needs half a second to parse a dozen empty ones.
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

/** Shows demos when they are near the viewport. Nothing of them is loaded before. */
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
