import { createTranslate } from '@site/src/features/i18n';
import { currentCode, insertSource } from './code';
import { copyCode } from './copy';
import { demoOf, partOf, showStatus, setView, viewOf, type DemoElement } from './elements';
import { enterFullScreen } from './fullscreen';
import { applySize } from './resize';

export { resizeByKey, resizeByPointer } from './resize';
export { moveInToolbar, updateTabStop } from './toolbar';

const t = createTranslate();

const hasEdits = (demo: DemoElement) => Object.keys(demo.session.getSnapshot().edits).length > 0;

async function showSource(demo: DemoElement): Promise<void> {
  if (hasEdits(demo)) await openEditor(demo);
  else if (await insertSource(demo)) setView(demo, 'source');
}

/** Starts the island of a part, also if its code failed to load before. */
const startIsland = (part: Element | null) =>
  void part
    ?.querySelector('[data-island]')
    ?.dispatchEvent(new CustomEvent('island:start', { bubbles: true }));

/** Loads the code of edits. If that fails, says so. */
async function loadRunner(demo: DemoElement): Promise<typeof import('./runEdits') | undefined> {
  try {
    return await import('./runEdits');
  } catch {
    showStatus(demo, t('demo.runnerNotLoaded'));
    return undefined;
  }
}

/** Opens the editor. @returns a function that runs the current edit */
async function openEditor(demo: DemoElement): Promise<() => void> {
  setView(demo, 'editor');
  showStatus(demo, '');
  startIsland(partOf(demo, 'editor'));
  return (await loadRunner(demo))?.runEdits(demo) ?? (() => undefined);
}

async function toggleSource(demo: DemoElement): Promise<void> {
  if (viewOf(demo) === 'preview') await showSource(demo);
  else setView(demo, 'preview');
}

async function toggleEditor(demo: DemoElement): Promise<void> {
  if (viewOf(demo) !== 'editor') await openEditor(demo);
  else if (hasEdits(demo)) setView(demo, 'preview');
  else await showSource(demo);
}

async function reset(demo: DemoElement): Promise<void> {
  demo.session.reset();
  delete demo.root.dataset.edited;
  const runner = await loadRunner(demo);
  runner?.restoreStage(demo);
  if (runner) showStatus(demo, t('demo.wasReset'));
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
  reset,
  stackblitz: (demo) => openSandbox(demo, 'stackblitz'),
  codesandbox: (demo) => openSandbox(demo, 'codesandbox'),
  fullscreen: enterFullScreen,
  size: ({ root }, { dataset }) => applySize(root, dataset.size ?? ''),
  restart: (_demo, control) => startIsland(control.closest('[data-demo-part]')),
};

/**
 * Runs the action in a control's `data-demo-action`, and closes the menu that contains the control.
 */
export async function runAction(control: HTMLElement): Promise<void> {
  const demo = demoOf(control);
  control.closest<HTMLElement>('[popover]')?.togglePopover?.(false);
  await (demo && actions[control.dataset.demoAction ?? '']?.(demo, control));
}

/** Opens the source of a demo that the URL names. */
export async function openSource(
  root: HTMLElement,
  { scroll }: { scroll: boolean },
): Promise<void> {
  const demo = demoOf(root);
  if (!demo) return;
  if (viewOf(demo) === 'preview') await showSource(demo);
  if (scroll) root.scrollIntoView();
}

/**
 * Shows a notice on demos that were edited before a reload. Edits don't run until the reader asks
 * for it, because one may have blocked the page.
 */
export function showStoredEdits(): void {
  for (const root of document.querySelectorAll('[data-demo]')) {
    const demo = demoOf(root);
    if (demo && hasEdits(demo) && demo.root.dataset.edited === undefined)
      demo.root.dataset.edited = 'stored';
  }
}
