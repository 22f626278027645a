/** Selector for elements with code to copy: code blocks and marked inline commands. */
export const CODE_SELECTOR = 'figure.code, [data-copy-source]';

/**
 * Returns the element that contains only the code, without the title, the tabs, and the buttons.
 */
export function codeElementOf(block: Element): Element {
  return block.querySelector('pre code') ?? block.querySelector('pre, code') ?? block;
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
