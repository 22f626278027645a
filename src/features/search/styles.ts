import { resultRules } from './resultStyles';

const css = String.raw;

/** Styles of the dialog. They come with its script, so that no page loads them before it is asked for. */
const rules = css`
  @layer components {
    [data-search-dialog] {
      display: flex;
      flex-direction: column;
      overflow: hidden;

      &:not([open]) {
        display: none;
      }

      & svg {
        flex: none;
        inline-size: 20px;
        block-size: 20px;
        fill: currentcolor;
      }

      & button {
        flex: none;
        color: var(--text-secondary);
        background: none;
        border: 1px solid transparent;
        border-radius: var(--radius-control);
        cursor: pointer;
      }

      & button:hover {
        color: var(--text);
        background: var(--tint);
        border-color: var(--divider);
      }

      & kbd {
        padding: 1px 6px;
        font-size: 0.75rem;
        font-family: inherit;
        border: 1px solid var(--divider);
        border-radius: var(--radius-chip);
      }
    }

    [data-search-dialog] > [data-part='bar'] {
      display: flex;
      gap: 8px;
      align-items: center;
      padding-inline: 16px 10px;
      color: var(--text-secondary);
      border-block-end: 1px solid var(--divider);

      &:focus-within {
        box-shadow: inset 0 -2px var(--accent);
      }

      & input {
        min-inline-size: 0;
        color: var(--text);
      }

      & > [data-part='close'] {
        min-block-size: 28px;
        padding: 2px 8px;
        font-size: 0.75rem;
        border-color: var(--divider);
      }

      & > [data-part='scope'] {
        padding: 4px 10px;
        font-size: 0.8125rem;
        white-space: nowrap;
        border-color: var(--outline);
      }

      & > [data-part='scope'][aria-pressed='true'] {
        color: var(--accent);
        background: var(--accent-tint);
        border-color: var(--accent);
      }
    }

    /* The list itself is what scrolls: the arrows of the field reach all of it. */
    [data-search-dialog] > [role='listbox'] {
      flex: 1;
      min-block-size: 0;
      overflow-y: auto;
      overscroll-behavior: contain;
      padding: 8px;
    }

    [data-search-dialog] > :is([role='listbox'], [data-part='note']) {
      font-size: 0.875rem;
      line-height: 20px;
    }

    [data-search-dialog] > [data-part='note'] {
      padding: 20px 18px 4px;
      color: var(--text-secondary);
      overflow-wrap: anywhere;

      &:empty {
        display: none;
      }

      & button {
        margin-block-start: 8px;
        padding: 6px 12px;
        color: var(--accent);
        font-weight: 600;
        border-color: var(--divider);
      }
    }

    [data-search-dialog] > [data-part='keys'] {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 16px;
      padding: 8px 18px;
      color: var(--text-secondary);
      font-size: 0.75rem;
      border-block-start: 1px solid var(--divider);
    }

    @media (width < 600px) {
      [data-search-dialog] > [data-part='keys'] {
        display: none;
      }
    }
  }
`;

/** The styles as a sheet of their own. */
export function sheet(): CSSStyleSheet {
  const created = new CSSStyleSheet();
  created.replaceSync(rules + resultRules);
  return created;
}
