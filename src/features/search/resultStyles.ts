const css = String.raw;

/** Styles of what the list holds: results by page, recent queries and pages. */
export const resultRules = css`
  @layer components {
    [data-search-dialog] [data-part='heading'] {
      padding: 10px 10px 4px;
      color: var(--text-secondary);
      font-weight: 600;
      font-size: 0.75rem;
    }

    [data-search-dialog] [role='group'] + [role='group'] {
      margin-block-start: 4px;
      padding-block-start: 4px;
      border-block-start: 1px solid var(--divider);
    }

    [data-search-dialog] [role='option'] {
      display: grid;
      padding: 8px 10px;
      color: var(--text);
      text-decoration: none;
      border-radius: var(--radius-control);
      cursor: pointer;
      scroll-margin-block: 8px;

      &[aria-selected='true'] {
        background: var(--accent-tint);
        box-shadow: inset 0 0 0 1px var(--accent);
      }

      &:not([data-kind]) {
        grid-template-columns: 20px 1fr;
        gap: 10px;
        align-items: center;
        overflow-wrap: anywhere;
      }

      &:not([data-kind]) > :first-child {
        text-align: center;
        color: var(--text-secondary);
      }

      &[data-kind]:not([data-lead]) {
        margin-inline-start: 18px;
      }

      & mark {
        color: var(--accent);
        font-weight: 600;
        background: none;
        text-decoration: underline;
        text-decoration-thickness: 1px;
        text-underline-offset: 3px;
      }
    }

    [data-search-dialog] [data-part='title'] {
      display: flex;
      gap: 12px;
      align-items: baseline;
      justify-content: space-between;
      overflow-wrap: anywhere;

      & b {
        font-weight: 600;
      }

      [data-lead] > & b {
        font-size: 0.9375rem;
      }
    }

    [data-search-dialog] [data-part='kind'] {
      flex: none;
      color: var(--text-secondary);
      font-size: 0.75rem;
    }

    [data-search-dialog] [data-part='where'] {
      color: var(--text-secondary);
      font-size: 0.75rem;
      overflow-wrap: anywhere;
    }

    [data-search-dialog] [data-part='excerpt'] {
      display: -webkit-box;
      overflow: hidden;
      color: var(--text-secondary);
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }

    /* An excerpt that is being loaded takes the space of a line. */
    [data-search-dialog] [data-part='excerpt']:empty {
      min-block-size: 1lh;
    }
  }
`;
