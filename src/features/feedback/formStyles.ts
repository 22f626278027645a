/** Styles of the form. They come with its script: a page without an answer needs none of them. */
const rules = String.raw`
  @layer components {
    [data-feedback] form {
      display: grid;
      gap: 12px;
      max-inline-size: 560px;
      margin-block-start: 16px;
    }

    [data-feedback] form[hidden] {
      display: none;
    }

    [data-feedback] label {
      display: grid;
      gap: 4px;
      font-weight: 500;
    }

    [data-feedback] :is(textarea, select) {
      inline-size: 100%;
      padding: 8px 12px;
      color: var(--text);
      font-weight: 400;
      font-size: 1rem;
      line-height: 24px;
      background: var(--raised);
      border: 1px solid var(--outline);
      border-radius: var(--radius-control);
    }

    [data-feedback] textarea {
      min-block-size: 96px;
      resize: vertical;
    }

    [data-feedback] textarea[aria-invalid='true'] {
      border-color: var(--error);
    }

    [data-feedback] [data-count] {
      margin-block-start: -8px;
      color: var(--text-secondary);
      font-size: 0.75rem;
      line-height: 16px;
      text-align: end;
    }

    [data-feedback] [data-actions] {
      display: flex;
      gap: 8px;
    }

    [data-feedback] button[type='submit'] {
      color: var(--accent-contrast);
      background: var(--accent-strong);
      border-color: transparent;
    }

    [data-feedback] [aria-disabled='true'] {
      opacity: 0.6;
    }

    [data-feedback] [role='status']:not(:empty) {
      margin-block-start: 12px;
    }

    [data-feedback][data-state='sent'] [role='status'] {
      color: var(--success);
    }

    [data-feedback][data-state='failed'] [role='status'],
    [data-feedback]:has(textarea[aria-invalid='true']) [role='status'] {
      color: var(--error);
    }
  }
`;

let isStyled = false;

/** Gives the document the form's styles, once. */
export function addFormStyles(): void {
  if (isStyled || typeof CSSStyleSheet !== 'function' || !document.adoptedStyleSheets) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
