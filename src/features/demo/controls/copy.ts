import { selectContents } from '@site/src/components/clipboard';
import { writePromised } from '@site/src/components/promisedClipboard';
import { createTranslate } from '@site/src/features/i18n';
import { currentCode, insertSource } from './code';
import { partOf, showStatus, setView, viewOf, type DemoElement } from './elements';

/** Time in ms for which success is shown (docs/behavior.md#copying). */
const COPIED_MS = 1200;

function selectCode(demo: DemoElement): void {
  const editor =
    viewOf(demo) === 'editor' ? partOf(demo, 'editor')?.querySelector('textarea') : null;
  if (editor) {
    editor.focus();
    editor.select();
    return;
  }
  const code = [...(partOf(demo, 'source')?.querySelectorAll('code') ?? [])].find(
    (element) => element.checkVisibility?.() ?? true,
  );
  if (code) selectContents(code);
}

/** Shows success on the button instead of its label, and in a visually hidden status. */
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
    if (viewOf(demo) === 'preview') setView(demo, 'source');
    if (!(await insertSource(demo))) return;
    selectCode(demo);
    showStatus(demo, t('demo.copyDenied'));
    return;
  }
  showCopied(demo, control, t('copied'));
}
