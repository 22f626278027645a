/** Distance in px from the viewport at which a demo's frame starts to load. */
const NEAR = 600;

/** Gives frames their address when they come near the viewport: until then no byte of a demo is loaded. */
export function watchFrames(root: ParentNode = document): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLIFrameElement)) continue;
        observer.unobserve(target);
        startFrame(target);
      }
    },
    { rootMargin: `${NEAR}px` },
  );
  root.querySelectorAll('iframe[data-src]:not([src])').forEach((frame) => observer.observe(frame));
}

/** Starts a frame now; one that has started stays as it is. */
export function startFrame(frame: HTMLIFrameElement): void {
  const address = frame.dataset.src;
  if (address && !frame.hasAttribute('src')) frame.src = address;
}
