const css = String.raw;

/** Styles of the editor. They come with its script, so that no page loads them before it is asked for. */
const rules = css`
  [data-code-editor] {
    direction: ltr;
    color: hsl(210 20% 92%);
    text-align: left;
    background: var(--code-bg);
    border-block-start: 1px solid var(--divider);

    & > [data-part='scroll'] {
      max-block-size: min(70vh, 640px);
      overflow: auto;
      scrollbar-width: thin;
      scrollbar-color: hsl(210 14% 35%) transparent;

      &:focus-within {
        outline: var(--focus-ring);
        outline-offset: -4px;
      }
    }

    & [data-part='lines'] {
      --line-height: 1.6em;

      position: relative;
      inline-size: max-content;
      min-inline-size: 100%;
      font-size: 0.84375rem;
      font-family: var(--font-mono);
      line-height: 1.6;
      caret-color: #fff;
    }

    & :is(pre, textarea) {
      min-inline-size: 100%;
      white-space: pre !important;
      outline: none;
    }

    /* The line of a mistake, and its column where it is known. */
    & [data-part='mark'] {
      position: absolute;
      inset-block-start: calc(16px + (var(--line) - 1) * var(--line-height));
      inset-inline: 0;
      block-size: var(--line-height);
      background: hsl(355 80% 60% / 0.2);
      border-inline-start: 3px solid hsl(355 85% 68%);
      pointer-events: none;

      &[data-column]::after {
        position: absolute;
        inset-block-end: 0;
        inset-inline-start: calc(13px + (var(--column) - 1) * 1ch);
        inline-size: 2ch;
        border-block-end: 2px solid hsl(355 85% 72%);
        content: '';
      }
    }

    /* Below the code, on a ground of its own, and in view as long as a part of the code is. */
    & > [data-part='foot'] {
      position: sticky;
      inset-block-end: 0;
      font-size: 0.8125rem;
      line-height: 20px;
      background: var(--code-bg);
      border-block-start: 1px solid hsl(210 14% 28% / 0.6);
    }

    & [data-part='foot'] p,
    & [data-part='note'] {
      margin: 0;
      padding: 10px 16px;
    }

    & [data-part='hint'] {
      color: hsl(210 12% 72%);
    }

    & [data-part='outcome'] p {
      display: flex;
      gap: 12px;
      max-block-size: 30vh;
      overflow: auto;
      color: hsl(355 100% 90%);
      font-family: var(--font-mono);
      white-space: pre-wrap;
      overflow-wrap: anywhere;
      background: hsl(355 35% 17%);
    }

    & [data-part='outcome'] strong {
      flex: none;
      color: hsl(355 90% 78%);
    }

    & [data-part='note'] {
      display: flex;
      flex-wrap: wrap;
      gap: 8px 16px;
      align-items: center;
      color: hsl(40 90% 88%);
      background: hsl(40 35% 15%);
    }

    & [data-part='note'] button {
      padding: 2px 10px;
      color: #fff;
      font-weight: 600;
      line-height: 22px;
      background: hsl(210 25% 16%);
      border: 1px solid hsl(210 14% 40%);
      border-radius: var(--radius-control);
      cursor: pointer;
    }
  }
`;

let isStyled = false;

/** Gives the document the editor's styles, once. */
export function addEditorStyles(): void {
  if (isStyled || typeof CSSStyleSheet !== 'function' || !document.adoptedStyleSheets) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
