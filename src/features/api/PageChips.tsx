import type { ReactNode } from 'react';
import { Icon, type IconName } from '@site/src/components/icons';
import type { ApiSubject } from '@site/src/site/api';
import { elementIds } from '@site/src/site/elementIds';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { repositories } from '@site/src/site/origins';
import styles from './PageChips.module.css';

/**
 * Links of a component's guide: its API pages (listed under `#api`), its source, the feedback form,
 * and its size.
 */
export function PageChips({ api }: { api: ApiSubject }): ReactNode {
  const t = useTranslate();
  const { source, version, package: packageName } = api;
  const chips: [text: string, icon: IconName, href: string][] = [
    [t('api.chip.api'), 'api', '#api'],
    [t('api.chip.source'), 'code', `${repositories.product}/blob/v${version}/${source}`],
    [t('api.chip.feedback'), 'feedback', `#${elementIds.feedback}`],
    [t('api.chip.bundle'), 'bundle', `https://bundlephobia.com/package/${packageName}@${version}`],
  ];
  return (
    <ul className={styles.chips} aria-label={t('api.aboutPage')}>
      {chips.map(([text, icon, href]) => (
        <li key={text}>
          <a href={href}>
            <Icon name={icon} size={16} /> {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
