import { partOf, type DemoElement } from './elements';

/** Elements beside the way from `element` up to `<body>`: what a full-screen demo covers. */
function* covered(element: Element): Generator<Element> {
  for (
    let current = element;
    current !== document.body && current.parentElement;
    current = current.parentElement
  ) {
    for (const sibling of current.parentElement.children) {
      if (sibling !== current && !sibling.hasAttribute('inert')) yield sibling;
    }
  }
}

/**
 * Lets a demo fill the window, and the screen where the browser grants it. The document is what goes full screen, not the demo:
 * dialogs and menus are mounted at the end of `<body>` and would be left out.
 */
export function enterFullScreen(demo: DemoElement, control: HTMLElement): void {
  const stage = partOf(demo, 'stage');
  if (!stage || stage.dataset.fullscreen !== undefined) return;
  stage.dataset.fullscreen = '';
  const inert = [...covered(stage)];
  for (const element of inert) element.toggleAttribute('inert', true);

  function leave(): void {
    removeEventListener('keydown', onKey);
    document.removeEventListener('fullscreenchange', onChange);
    delete stage?.dataset.fullscreen;
    for (const element of inert) element.removeAttribute('inert');
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    control.focus();
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented) leave();
  }
  function onChange(): void {
    if (!document.fullscreenElement) leave();
  }

  const exit = stage.querySelector<HTMLElement>('[data-demo-action=fullscreen-exit]');
  exit?.addEventListener('click', leave, { once: true });
  exit?.focus();
  addEventListener('keydown', onKey);
  document.addEventListener('fullscreenchange', onChange);
  void document.documentElement.requestFullscreen?.().catch(() => undefined);
}
