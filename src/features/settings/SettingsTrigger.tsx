import type { ReactNode, Ref } from 'react';
import { Icon } from '@site/src/components/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';

export interface SettingsTriggerProps {
  className?: string;
  /** Whether the drawer is open. */
  open: boolean;
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The button that opens the settings: the same markup from the server and, once it is needed, from React. */
export function SettingsTrigger({
  className,
  open,
  onClick,
  ref,
}: SettingsTriggerProps): ReactNode {
  const t = useTranslate();
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      data-needs-script=""
      aria-label={t('settings')}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onClick}
    >
      <Icon name="settings" />
    </button>
  );
}
