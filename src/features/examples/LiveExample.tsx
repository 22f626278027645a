import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { TagProps } from '@site/src/tags/define';
import type { tag } from '@site/src/tags/LiveExample/tag';
import styles from './LiveExample.module.css';

/**
 * Runs an example project in the page when the reader opens it, and links to it in a new window. It
 * needs no script: the frame is lazy and hidden until then, so the browser loads nothing before.
 */
export function LiveExample({ name, title, folder }: TagProps<typeof tag>): ReactNode {
  const t = useTranslate();
  const url = useBaseUrl(`/${folder}/`);
  return (
    <div className={styles.live} data-live-example={name}>
      <details>
        <summary>{t('example.run')}</summary>
        <iframe src={url} title={title} loading="lazy" />
      </details>
      <a href={url} target="_blank" rel="noopener">
        <Icon name="open_in_new" size={16} /> {t('example.window')}
      </a>
    </div>
  );
}
