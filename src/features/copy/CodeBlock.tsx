import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';

export interface CodeBlockProps {
  /** Highlighted at build time by plugins/code-blocks. */
  html: string;
  language: string;
  /** File name above the code. */
  title?: string;
  /** Label of its tab inside `<CodeTabs>`. */
  tab?: string;
  numbered?: string;
  /** What its copy button is called for screen readers. Default: `copy.code`. */
  copyLabel?: string;
}

/** A code fence. Copying is done by the page script, see `script.ts`. */
export function CodeBlock({
  html,
  language,
  title,
  tab,
  numbered,
  copyLabel,
}: CodeBlockProps): ReactNode {
  const t = useTranslate();
  return (
    <figure className="code" data-language={language} data-tab={tab} data-numbered={numbered}>
      {title ? <figcaption>{title}</figcaption> : null}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button
        type="button"
        data-copy=""
        data-needs-script=""
        data-ga-event-category="code"
        data-ga-event-action="copy-click"
        aria-label={copyLabel ?? t('copy.code')}
      >
        <Icon name="copy" size={16} />
        <span>{t('copy')}</span>
      </button>
    </figure>
  );
}
