import { partOf, type DemoElement } from './elements';

/** Siblings of an element and of its ancestors up to `<body>`, which a full-screen demo covers. */
function* coveredElements(element: Element): Generator<Element> {
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
 * Lets a demo fill the window, and the screen if the browser allows it. The document is made full
 * screen instead of the demo, whose dialogs and menus are at the end of `<body>`.
 */
export function enterFullScreen(demo: DemoElement, control: HTMLElement): void {
  const stage = partOf(demo, 'stage');
  if (!stage || stage.dataset.fullscreen !== undefined) return;
  stage.dataset.fullscreen = '';
  const inert = [...coveredElements(stage)];
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
