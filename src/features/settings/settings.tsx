import type { ReactNode, Ref } from 'react';
import { Icon } from '@site/src/components/icons/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { Island } from '@site/src/runtime/Island';
import styles from './SettingsTrigger.module.css';

interface SettingsTriggerProps {
  className?: string;
  open: boolean;
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The state of the island determines what is visible of this markup. */
export function SettingsTrigger({
  className,
  open,
  onClick,
  ref,
}: SettingsTriggerProps): ReactNode {
  const t = useTranslate();
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={className}
        data-needs-script=""
        title={t('settings')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onClick}
      >
        <Icon name="settings" />
      </button>
      {/* Translated text would make React discard the markup, and with it the first click. */}
      <span className={styles.failed} role="alert" hidden translate="no">
        {t('settings.failed')}
        <button type="button" onClick={onClick}>
          {t('settings.retry')}
        </button>
      </span>
    </>
  );
}

/** Button that opens the settings drawer. React and MUI are loaded at the first sign of use. */
export function SettingsButton({ className }: { className?: string }): ReactNode {
  return (
    <Island name="settings" props={{ className }}>
      <SettingsTrigger className={className} open={false} />
    </Island>
  );
}
