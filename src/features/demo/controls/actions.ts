import { createTranslate } from '@site/model/facts/messages/translate';
import {
  copyCode,
  currentCode,
  type DemoElement,
  demoOf,
  insertSource,
  partOf,
  showCodePanel,
  showStatus,
  codePanelOf,
} from './demoElement';
import { isEdited } from '../edits';
import { applySize } from './resize';

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
function enterFullScreen(demo: DemoElement, control: HTMLElement): void {
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

const steps: Record<string, number | 'first' | 'last' | undefined> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: 'first',
  End: 'last',
};

const itemsOf = (toolbar: Element) =>
  [...toolbar.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')].filter(
    (item) => item.closest('[hidden]') === null && (item.checkVisibility?.() ?? true),
  );

function setTabStop(items: HTMLElement[], current: HTMLElement): void {
  for (const item of items) item.tabIndex = item === current ? 0 : -1;
}

/**
 * Moves the focus in a toolbar, which is one tab stop. Arrow keys follow the reading direction and
 * wrap around.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function moveInToolbar(event: KeyboardEvent): void {
  const toolbar =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-demo] [role=toolbar]')
      : null;
  const step = steps[event.key];
  if (!toolbar || step === undefined) return;
  const items = itemsOf(toolbar);
  const index = items.findIndex((item) => item === document.activeElement);
  if (index < 0) return;
  const rtl = getComputedStyle(toolbar).direction === 'rtl';
  const target =
    step === 'first' ? 0 : step === 'last' ? items.length - 1 : index + (rtl ? -step : step);
  const next = items.at(target % items.length);
  if (!next) return;
  setTabStop(items, next);
  next.focus();
}

/**
 * Makes the focused control the toolbar's tab stop, including when a pointer focused it. The focus
 * may have moved on since the event for which this code was loaded.
 */
export function updateTabStop(): void {
  const item = document.activeElement;
  const toolbar = item?.closest('[data-demo] [role=toolbar]');
  if (toolbar && item instanceof HTMLElement) setTabStop(itemsOf(toolbar), item);
}

export { resizeByKey, resizeByPointer } from './resize';

const t = createTranslate();

const hasEdits = (demo: DemoElement) => isEdited(demo.editStore.getSnapshot().edits);

async function showSource(demo: DemoElement): Promise<void> {
  if (hasEdits(demo)) await openEditor(demo);
  else if (await insertSource(demo)) showCodePanel(demo, 'source');
}

const startIsland = (part: Element | null) =>
  void part
    ?.querySelector('[data-island]')
    ?.dispatchEvent(new CustomEvent('island:start', { bubbles: true }));

async function load<Module>(demo: DemoElement, loading: Promise<Module>) {
  try {
    return await loading;
  } catch {
    showStatus(demo, t('demo.runnerNotLoaded'));
    return undefined;
  }
}

const loadRunner = (demo: DemoElement) => load(demo, import('./runEdits'));

const loadSharing = (demo: DemoElement) => load(demo, import('./share'));

/** The edit in the URL of this demo's source: `#Basic.tsx=` and the edit. */
const editInHash = ({ root }: DemoElement) =>
  new RegExp(`^#(?:\\w+-)?${root.id}\\.(?:tsx|js)=(.*)`).exec(location.hash)?.[1];

/** Opens the editor. @returns a function that runs the current edit */
async function openEditor(demo: DemoElement): Promise<() => void> {
  showCodePanel(demo, 'editor');
  showStatus(demo, '');
  startIsland(partOf(demo, 'editor'));
  return (await loadRunner(demo))?.runEdits(demo) ?? (() => undefined);
}

async function toggleSource(demo: DemoElement): Promise<void> {
  if (codePanelOf(demo) === 'preview') await showSource(demo);
  else showCodePanel(demo, 'preview');
}

async function toggleEditor(demo: DemoElement): Promise<void> {
  if (codePanelOf(demo) !== 'editor') await openEditor(demo);
  else if (hasEdits(demo)) showCodePanel(demo, 'preview');
  else await showSource(demo);
}

async function reset(demo: DemoElement): Promise<void> {
  demo.editStore.reset();
  delete demo.root.dataset.edited;
  const runner = await loadRunner(demo);
  runner?.restoreStage(demo);
  if (runner) showStatus(demo, t('demo.wasReset'));
  if (editInHash(demo) !== undefined) history.replaceState(history.state, '', `#${demo.root.id}`);
  showStoredEdits();
}

async function openSandbox(demo: DemoElement, host: 'stackblitz' | 'codesandbox'): Promise<void> {
  try {
    const [{ sandboxProject }, { openIn }, current] = await Promise.all([
      import('../sandbox/project'),
      import('@site/src/components/sandbox/open'),
      currentCode(demo),
    ]);
    openIn(host, sandboxProject(current.source, current.variant, current.styling, current.files));
  } catch {
    showStatus(demo, t('demo.projectFailed'));
  }
}

const actions: Record<
  string,
  ((demo: DemoElement, control: HTMLElement) => void | Promise<void>) | undefined
> = {
  toggle: toggleSource,
  edit: toggleEditor,
  continue: async (demo) => (await openEditor(demo))(),
  copy: copyCode,
  share: async (demo) => (await loadSharing(demo))?.copyLink(demo),
  reset,
  stackblitz: (demo) => openSandbox(demo, 'stackblitz'),
  codesandbox: (demo) => openSandbox(demo, 'codesandbox'),
  fullscreen: enterFullScreen,
  size: ({ root }, { dataset }) => applySize(root, dataset.size ?? ''),
  restart: (_demo, control) => startIsland(control.closest('[data-demo-part]')),
};

/** Runs the action in a control's `data-demo-action`, and closes the menu that contains it. */
export async function runAction(control: HTMLElement): Promise<void> {
  const demo = demoOf(control);
  if (demo) showStatus(demo, '');
  control.closest<HTMLElement>('[popover]')?.togglePopover?.(false);
  await (demo && actions[control.dataset.demoAction ?? '']?.(demo, control));
}

/** Shows the edit in the URL, which doesn't run until the reader asks for it. */
async function openEditInHash(demo: DemoElement, packed: string): Promise<void> {
  const sharing = await loadSharing(demo);
  const isLive = demo.root.dataset.edited === 'live';
  if (!sharing?.openLink(demo, packed)) return;
  showNotice(demo, 'link');
  if (isLive) (await loadRunner(demo))?.restoreStage(demo);
  await openEditor(demo);
  showStatus(demo, t('demo.linkEdit'), 'announced');
}

/**
 * Opens the source of a demo that the URL names, or the edit that the URL contains.
 * @param root the demo or, if the page doesn't have it, another one, which says so for an edit
 */
export async function openSource(root: HTMLElement, name: string): Promise<void> {
  const demo = demoOf(root);
  const isNamed = root.id === name;
  if (!demo || !(isNamed || location.hash.includes('='))) return;
  const packed = editInHash(demo);
  if (!isNamed) showStatus(demo, t('demo.linkUnknown'));
  else if (packed !== undefined) await openEditInHash(demo, packed);
  else if (codePanelOf(demo) === 'preview') await showSource(demo);
  root.scrollIntoView();
}

/** Opens the editor of a demo that starts with it. The focus stays where it is. */
export async function openAtStart(root: HTMLElement): Promise<void> {
  const demo = demoOf(root);
  if (demo) await openEditor(demo);
}

const noticeTexts = {
  stored: ['demo.edited', 'demo.runEdit', 'demo.discardEdit'],
  link: ['demo.linkEdit', 'demo.runLink', 'demo.discardLink'],
} as const;

/** Says where the edit of a demo is from, with buttons that run and discard it. */
function showNotice(demo: DemoElement, from: keyof typeof noticeTexts): void {
  const notice = partOf(demo, 'notice');
  demo.editStore.setPaused(true);
  demo.root.dataset.edited = 'stored';
  notice?.removeAttribute('hidden');
  notice?.querySelectorAll('p, button').forEach((part, index) => {
    part.textContent = t(noticeTexts[from][index] ?? 'demo.edited');
  });
}

/**
 * Shows a notice on demos that were edited before a reload. Edits don't run until the reader asks
 * for it, because one may have blocked the page.
 */
export function showStoredEdits(): void {
  for (const root of document.querySelectorAll('[data-demo]')) {
    const demo = demoOf(root);
    if (demo && hasEdits(demo) && demo.root.dataset.edited === undefined)
      showNotice(demo, 'stored');
  }
}
