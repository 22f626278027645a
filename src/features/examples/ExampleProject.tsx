import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { TagProps } from '@site/src/tags/define';
import type { tag } from '@site/src/tags/ExampleProject/tag';
import styles from './ExampleProject.module.css';

/** Links to a complete project: a download, and a sandbox that opens it. */
export function ExampleProject({
  name,
  entry = 'README.md',
  folder,
}: TagProps<typeof tag>): ReactNode {
  const t = useTranslate();
  const base = useBaseUrl(`/${folder}/${name}`);
  return (
    <span className={styles.actions} data-example={name}>
      <a href={`${base}.zip`} download="">
        <Icon name="download" size={16} />{' '}
        {t('example.download', { file: `${name.split('/').pop()}.zip` })}
      </a>
      <button
        type="button"
        data-example-open={`${base}.json`}
        data-entry={entry}
        data-needs-script=""
        aria-label={t('example.openNamed', { name })}
      >
        <Icon name="open_in_new" size={16} /> {t('example.open')}
      </button>
      <span role="status" className={styles.status} data-failed={t('example.failed')} />
    </span>
  );
}
