import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { Received } from '@site/src/tags/define';
import type { tag } from '@site/src/tags/LiveExample/tag';
import styles from './LiveExample.module.css';

/**
 * Runs an example project in the page when the reader opens it, and links to it in a new window. It
 * needs no script: the frame is lazy and hidden until then, so the browser loads nothing before.
 */
export function LiveExample({ name, title, folder }: Received<typeof tag>): ReactNode {
  const t = useTranslate();
  const address = useBaseUrl(`/${folder}/`);
  return (
    <div className={styles.live} data-live-example={name}>
      <details>
        <summary>{t('example.run')}</summary>
        <iframe src={address} title={title} loading="lazy" />
      </details>
      <a href={address} target="_blank" rel="noopener">
        <Icon name="open_in_new" size={16} /> {t('example.window')}
      </a>
    </div>
  );
}
