const sheet = `
dialog[data-floating] {
  inline-size: fit-content;
  max-inline-size: calc(100vw - 32px);
  max-block-size: calc(100dvh - 32px);
  padding: 0;
  overflow: visible;
  color: var(--text);
  background: var(--paper);
  border: 1px solid var(--divider);
  border-radius: var(--radius-frame);
}
dialog[data-floating]::backdrop { background: rgb(0 0 0 / 70%); }
dialog[data-floating] > div { max-block-size: calc(100dvh - 112px); overflow: auto; border-radius: inherit; }
dialog[data-floating] img { display: block; block-size: auto; }
dialog[data-floating] h2 { margin: 0; padding: 20px 64px 4px 24px; font-size: 1.25rem; line-height: 28px; }
dialog[data-floating] > p { margin: 0; padding: 12px 16px; font-size: 0.875rem; }
dialog[data-floating] dl { display: grid; grid-template-columns: auto auto; gap: 10px 32px; margin: 0; padding: 16px 24px 24px; font-size: 0.875rem; }
dialog[data-floating] dd { margin: 0; text-align: end; }
dialog[data-floating] kbd { padding: 1px 6px; font-size: 0.8125em; font-family: var(--font-mono); white-space: nowrap; border: 1px solid var(--divider); border-block-end-width: 2px; border-radius: var(--radius-chip); }
dialog[data-floating] .code { margin: 0; border: 0; }
dialog[data-floating] .code figcaption { padding-inline-end: 64px; }
dialog[data-floating] .code > button { display: none; }
dialog[data-floating] .code pre { padding-inline-end: 64px; font-size: 0.875rem; white-space: pre-wrap; overflow-wrap: anywhere; }
dialog[data-floating] > button {
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 8px;
  z-index: 1;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  color: var(--text);
  background: var(--paper);
  border: 1px solid var(--divider);
  border-radius: 50%;
  cursor: pointer;
}
/* On a small window a picture keeps its size and scrolls: scaled down, nobody could read it. */
@media (min-width: 900px) {
  dialog[data-floating] img { inline-size: auto; max-inline-size: 100%; max-block-size: calc(100dvh - 112px); }
}
`;

const cross =
  '<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d="m5 5 10 10M15 5 5 15" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>';

let isStyled = false;

/** Styles come with the script: few readers open one. */
function addStyles(): void {
  if (isStyled) return;
  isStyled = true;
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  document.adoptedStyleSheets.push(styles);
}

export interface DialogContent {
  /** Accessible name. */
  title: string;
  /** Whether the name is seen, as a heading. */
  showTitle?: boolean;
  /** Accessible name of the button that closes it. */
  close: string;
  /** What scrolls, by keyboard too. */
  content: Element;
  /** Below the content. */
  caption?: string;
}

/** Shows something in a dialog over the page. Escape, the button and a press beside it close it; the focus returns. One at a time. */
export function openDialog({ title, showTitle, close, content, caption }: DialogContent): void {
  if (document.querySelector('dialog[data-floating]')) return;
  addStyles();
  const dialog = document.createElement('dialog');
  dialog.dataset.floating = '';
  dialog.setAttribute('aria-label', title);
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', close);
  button.innerHTML = cross;
  const frame = document.createElement('div');
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', title);
  frame.append(content);
  dialog.append(button);
  if (showTitle) dialog.append(Object.assign(document.createElement('h2'), { textContent: title }));
  dialog.append(frame);
  if (caption) dialog.append(Object.assign(document.createElement('p'), { textContent: caption }));
  button.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
