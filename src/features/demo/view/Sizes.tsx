import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { demoSizes } from '../controls/sizes';
import styles from './Toolbar.module.css';

/** Preset widths of a full-page demo. controls/resize.ts handles them. */
export function Sizes(): ReactNode {
  const t = useTranslate();
  return (
    <div className={`${styles.group} ${styles.sizes}`} role="group" aria-label={t('demo.width')}>
      {demoSizes.map(({ name, width }) => (
        <button
          key={name}
          type="button"
          className={styles.choice}
          tabIndex={-1}
          data-demo-action="size"
          data-size={name}
          aria-label={width === null ? t('demo.fullWidth') : t(`demo.size.${name}`)}
          title={width === null ? t('demo.fullWidth') : t(`demo.size.${name}`)}
          aria-pressed={width === null}
        >
          <Icon name={name} size={18} />
        </button>
      ))}
    </div>
  );
}
