import names from '@generated/example-downloads/default/examples.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { downloadsFolder } from '@site/src/site/downloads';
import styles from './ExampleProject.module.css';

export interface ExampleProjectProps {
  /** Folder in `examples/`. */
  name: string;
  /** File that a sandbox shows first. */
  entry?: string;
}

/**
 * Ways to get a finished project: a download, and a sandbox that opens it.
 * @throws for a writer's mistake: a project that does not exist
 */
export function ExampleProject({ name, entry = 'README.md' }: ExampleProjectProps): ReactNode {
  const t = useTranslate();
  const base = useBaseUrl(`/${downloadsFolder}/${name}`);
  if (!names.includes(name))
    throw new Error(
      `<ExampleProject name="${name}"> is not known. Projects are: ${names.join(', ')}.`,
    );
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
