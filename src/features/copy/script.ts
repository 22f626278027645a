import { closest, isControlKey, typingTarget } from '@site/src/components/pageScript';
import { COPIED_INLINE_MS, COPIED_MS, writeClipboard } from '@site/src/components/clipboard';
import { announce, liveRegion, showResult } from './buttonState';

const CODE_SELECTOR = 'figure.code, [data-copy-source]';
const BUTTON_SELECTOR = 'button[data-copy]';
const ACTION_ATTRIBUTE = 'data-ga-event-action';
const NEW_BUTTON = `<button type=button data-copy data-ga-event-category=code ${ACTION_ATTRIBUTE}=copy-click></button>`;

/** Block under the pointer. Always `null` with touch. */
let hovered: Element | null = null;

/** The code without the title, the tabs, and the buttons. */
function codeElementOf(block: Element): Element {
  return block.querySelector('code') ?? block;
}

/**
 * Returns the code to copy: the visible code without line numbers and diff signs, which the style
 * sheet adds, and without removed lines of a diff. It doesn't end with a newline, so that a
 * terminal doesn't run a pasted command at once.
 */
export function codeTextOf(block: Element): string {
  const code = codeElementOf(block).cloneNode(true) as Element;
  code.querySelectorAll('.line-remove').forEach((line) => line.remove());
  return (code.textContent ?? '').replace(/\n+$/, '');
}

function showSuccess(button: HTMLElement): void {
  const { copy, copied = document.body.dataset.textCopied ?? '' } = button.dataset;
  const duration = copy === 'inline' ? COPIED_INLINE_MS : COPIED_MS;
  showResult(button, 'copied', copied, duration);
  announce(copied, duration);
}

/**
 * Copies a block's code. The button shows `Copied` only after the clipboard has been written; if
 * that fails, the code is selected.
 */
async function copyBlock(button: HTMLElement): Promise<void> {
  const block = button.closest(CODE_SELECTOR);
  if (!block) return;
  try {
    await writeClipboard(codeTextOf(block));
    showSuccess(button);
  } catch {
    getSelection()?.selectAllChildren(codeElementOf(block));
    // Offline, the message may not load. The code is still selected.
    await import('./explainFailure').then(
      ({ explainFailure }) => explainFailure(button),
      () => undefined,
    );
  }
}

/** Clicks the block's button, with an attribute that lets analytics distinguish both ways. */
function pressByKeyboard(button: HTMLElement): void {
  button.setAttribute(ACTION_ATTRIBUTE, 'copy-keyboard');
  button.click();
  button.setAttribute(ACTION_ATTRIBUTE, 'copy-click');
}

/** Returns whether an event is Ctrl+C or ⌘C without any other meaning for the reader. */
const isCopyShortcut = (event: KeyboardEvent): boolean =>
  isControlKey(event, 'c') && !event.repeat && !typingTarget(event) && !getSelection()?.toString();

/**
 * Returns the button of a block. Code in demos has none, because their toolbar copies all of it;
 * such a block gets a button that shows the result.
 */
function buttonOf(block: Element): HTMLElement {
  const button = block.querySelector<HTMLElement>(BUTTON_SELECTOR);
  if (button) return button;
  block.insertAdjacentHTML('beforeend', NEW_BUTTON);
  const added = block.lastElementChild as HTMLElement;
  const { textCopy = '', textCopyCode = '' } = document.body.dataset;
  added.textContent = textCopy;
  added.ariaLabel = textCopyCode;
  return added;
}

function onKeyDown(event: KeyboardEvent): void {
  if (!isCopyShortcut(event)) return;
  const block = closest(event, CODE_SELECTOR) ?? (hovered?.isConnected ? hovered : null);
  if (block) pressByKeyboard(buttonOf(block));
}

function onClick(event: Event): void {
  const button = closest(event, BUTTON_SELECTOR);
  if (button) void copyBlock(button);
}

function onPointer(event: Event): void {
  hovered = closest(event, CODE_SELECTOR);
}

/**
 * Starts the copy buttons of the page, and Ctrl+C or ⌘C on a code block (docs/behavior.md#copying).
 * A button has `data-copy`, or `data-copy="inline"` in running text; `data-copied` is its label
 * after success. `<body>` has attributes with the labels in the language of the page.
 */
export function startCopy(): void {
  liveRegion();
  // Functions that are added again run once.
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onPointer);
  document.documentElement.addEventListener('pointerleave', onPointer);
  document.addEventListener('keydown', onKeyDown);
}
