import { COPIED_MS } from '@site/src/components/clipboard';
import { writePromised } from '@site/src/components/promisedClipboard';
import { createTranslate } from '@site/model/facts/messages/translate';
import { getPreferences } from '@site/src/features/preferences/preferences';
import {
  codeStylings,
  type CodeStyling,
  type CodeVariant,
  type DemoSource,
  type SourceFile,
} from '@site/model/facts/demo';
import { getEditStore, type EditStore } from '../edits';
import { effectiveStyling, filesOf, loadSource, shownCode, sourceHtml } from '../source';

/** What the code region shows, in `data-view`. `preview` means closed: marked lines at most. */
type CodePanel = 'preview' | 'source' | 'editor';

/** A demo's element and attributes. Read on demand: in development, routes replace elements. */
export interface DemoElement {
  root: HTMLElement;
  editStore: EditStore;
  sourceUrl: string;
  frameUrl: string;
  stylings: CodeStyling[];
}

export function demoOf(target: EventTarget | null): DemoElement | null {
  const root = target instanceof Element ? target.closest<HTMLElement>('[data-demo]') : null;
  const { sourceUrl, frameUrl, stylings } = root?.dataset ?? {};
  if (!root || !sourceUrl || !frameUrl) return null;
  const names = (stylings ?? '').split(' ');
  return {
    root,
    sourceUrl,
    frameUrl,
    stylings: codeStylings.filter((styling) => names.includes(styling)),
    editStore: getEditStore(sourceUrl),
  };
}

export function partOf(
  { root }: DemoElement,
  name: 'source' | 'editor' | 'stage' | 'status' | 'notice',
): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-demo-part=${name}]`);
}

export function codePanelOf({ root }: DemoElement): CodePanel {
  const { view } = root.dataset;
  return view === 'source' || view === 'editor' ? view : 'preview';
}

export function showCodePanel({ root }: DemoElement, view: CodePanel): void {
  root.dataset.view = view;
  const toggle = root.querySelector('[data-demo-action=toggle]');
  toggle?.setAttribute('aria-expanded', String(view !== 'preview'));
  const label = createTranslate()(view === 'preview' ? 'demo.showSource' : 'demo.hideSource');
  toggle?.setAttribute('aria-label', label);
  toggle?.setAttribute('title', label);
  root
    .querySelector('[data-demo-action=edit]')
    ?.setAttribute('aria-pressed', String(view === 'editor'));
}

/** Shows a status message, or only announces it to screen readers. An empty string removes it. */
export function showStatus(
  demo: DemoElement,
  text: string,
  how: 'visible' | 'announced' = 'visible',
): void {
  const status = partOf(demo, 'status');
  if (!status) return;
  status.classList.toggle('visually-hidden', how === 'announced');
  status.textContent = text;
}

interface CurrentCode {
  source: DemoSource;
  styling: CodeStyling;
  variant: CodeVariant;
  files: Pick<SourceFile, 'name' | 'code'>[];
  edited: boolean;
}

export function currentChoice(demo: DemoElement): { styling: CodeStyling; variant: CodeVariant } {
  const { codeStyling, codeVariant } = getPreferences().getSnapshot();
  return { styling: effectiveStyling(demo.stylings, codeStyling), variant: codeVariant };
}

/** Code that is copied and opened in sandboxes. */
export async function currentCode(demo: DemoElement): Promise<CurrentCode> {
  const source = await loadSource(demo.sourceUrl);
  const { styling, variant: wanted } = currentChoice(demo);
  const original = filesOf(source, styling, wanted)[0]?.code ?? '';
  const shown = shownCode(original, demo.editStore.getSnapshot().edits[styling], wanted);
  const files = filesOf(source, styling, shown.variant).map(({ name, code }, index) => ({
    name,
    code: index === 0 ? shown.code : code,
  }));
  return { source, styling, variant: shown.variant, files, edited: shown.edited };
}

/** Adds the sources to the page, once. @returns whether they could be loaded */
export async function insertSource(demo: DemoElement): Promise<boolean> {
  const t = createTranslate();
  const part = partOf(demo, 'source');
  if (!part) return false;
  if (part.childElementCount > 0) return true;
  part.setAttribute('aria-busy', 'true');
  try {
    const source = await loadSource(demo.sourceUrl);
    part.innerHTML = sourceHtml(source, demo.stylings, t('demo.files'));
    showStatus(demo, '');
    return true;
  } catch {
    showStatus(demo, t('demo.sourceFailed'));
    return false;
  } finally {
    part.removeAttribute('aria-busy');
  }
}

function selectCode(demo: DemoElement): void {
  const editor =
    codePanelOf(demo) === 'editor' ? partOf(demo, 'editor')?.querySelector('textarea') : null;
  editor?.focus();
  editor?.select();
  if (editor) return;
  const code = [...(partOf(demo, 'source')?.querySelectorAll('code') ?? [])].find(
    (element) => element.checkVisibility?.() ?? true,
  );
  if (code) getSelection()?.selectAllChildren(code);
}

function showCopied(demo: DemoElement, control: HTMLElement, text: string): void {
  const label = control.querySelector('span');
  const [before, name] = [label?.textContent ?? '', control.getAttribute('aria-label') ?? ''];
  if (control.dataset.state) return;
  control.dataset.state = 'copied';
  control.setAttribute('aria-label', text);
  if (label) label.textContent = text;
  showStatus(demo, text, 'announced');
  setTimeout(() => {
    delete control.dataset.state;
    control.setAttribute('aria-label', name);
    if (label) label.textContent = before;
    showStatus(demo, '');
  }, COPIED_MS);
}

/** Copies the code in view, including edits. If copying is denied, selects the code instead. */
export async function copyCode(demo: DemoElement, control: HTMLElement): Promise<void> {
  const t = createTranslate();
  const text = currentCode(demo).then(({ files }) => files[0]?.code ?? '');
  try {
    await writePromised(text);
  } catch {
    if (codePanelOf(demo) === 'preview') showCodePanel(demo, 'source');
    if (!(await insertSource(demo))) return;
    selectCode(demo);
    showStatus(demo, t('demo.copyDenied'));
    return;
  }
  showCopied(demo, control, t('copied'));
}
