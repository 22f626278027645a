/** What holds code that can be copied: a code block, or an inline command marked so. */
export const CODE_SELECTOR = 'figure.code, [data-copy-source]';

/** The element whose text is the code: not the title, the tabs or the buttons around it. */
export function codeElementOf(block: Element): Element {
  return block.querySelector('pre code') ?? block.querySelector('pre, code') ?? block;
}

/**
 * The code a reader wants of a block: what is seen, without line numbers and diff signs, which the
 * style sheet adds, and without the lines that a diff removes. No newline at the end, so that a
 * command pasted into a terminal waits.
 */
export function codeTextOf(block: Element): string {
  const code = codeElementOf(block).cloneNode(true) as Element;
  code.querySelectorAll('.line-remove').forEach((line) => line.remove());
  return (code.textContent ?? '').replace(/\n+$/, '');
}
