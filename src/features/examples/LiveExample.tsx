import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { liveExamples, livePageFolder } from '@site/src/site/liveExamples';
import styles from './LiveExample.module.css';

export interface LiveExampleProps {
  /** Application of `src/site/liveExamples.ts`. */
  name: string;
  /** Accessible name of the frame, a short phrase. */
  title: string;
}

/**
 * Runs an example project in the page once its reader opens it, and links to it in a window. The frame is lazy, and out of view until then: the
 * browser loads nothing before, and no script is needed.
 * @throws for a writer's mistake: an application that the site does not run
 */
export function LiveExample({ name, title }: LiveExampleProps): ReactNode {
  const t = useTranslate();
  const example = liveExamples.find((each) => each.name === name);
  if (!example)
    throw new Error(
      `<LiveExample name="${name}"> is not known. Applications are: ${liveExamples.map((each) => each.name).join(', ')}.`,
    );
  const address = useBaseUrl(`/${livePageFolder(example)}/`);
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
