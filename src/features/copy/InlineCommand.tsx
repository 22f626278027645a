import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';

/**
 * A command in running text with a copy button. The page script handles copying, see `script.ts`.
 */
export function InlineCommand({ command }: { command: string }): ReactNode {
  const t = useTranslate();
  return (
    <span data-copy-source="">
      <code>{command}</code>
      <button
        type="button"
        data-copy="inline"
        data-needs-script=""
        data-ga-event-category="code"
        data-ga-event-action="copy-click"
        aria-label={t('copy.command')}
      >
        <Icon name="copy" size={16} />
        <span />
      </button>
    </span>
  );
}
