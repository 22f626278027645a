import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PropsWithChildren, ReactNode } from 'react';
import { Icon } from '@site/src/components/icons/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { TagProps } from '@site/model/tags/define';
import type { tags } from '@site/model/tags/records/content';
import cardStyles from './ExampleCards.module.css';
import projectStyles from './ExampleProject.module.css';
import treeStyles from './FileTree.module.css';
import liveStyles from './LiveExample.module.css';

/** Example projects: components for pages. `./script` is for the page script. */

/** Cards of examples, as many per row as fit. */
export function ExampleCards({ children }: PropsWithChildren): ReactNode {
  return <div className={cardStyles.cards}>{children}</div>;
}

export function ExampleCard({ children }: PropsWithChildren): ReactNode {
  return <div className={cardStyles.card}>{children}</div>;
}

/** Links to a complete project: a download, and a sandbox that opens it. */
export function ExampleProject({
  name,
  entry = 'README.md',
  folder,
}: TagProps<typeof tags.ExampleProject>): ReactNode {
  const t = useTranslate();
  const base = useBaseUrl(`/${folder}/${name}`);
  return (
    <span className={projectStyles.actions} data-example={name}>
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
      <span role="status" className={projectStyles.status} data-failed={t('example.failed')} />
    </span>
  );
}

/**
 * Runs an example project in the page when the reader opens it, and links to it in a new window. It
 * needs no script: the frame is lazy and hidden until then, so the browser loads nothing before.
 */
export function LiveExample({ name, title, folder }: TagProps<typeof tags.LiveExample>): ReactNode {
  const t = useTranslate();
  const url = useBaseUrl(`/${folder}/`);
  return (
    <div className={liveStyles.live} data-live-example={name}>
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

/** A nested list of files and folders, whose style sheet adds lines and icons. */
export function FileTree({ children }: PropsWithChildren): ReactNode {
  return <div className={treeStyles.tree}>{children}</div>;
}
