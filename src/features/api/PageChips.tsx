import type { ReactNode } from 'react';
import { Icon, type IconName } from '@site/src/components/icons';
import type { ApiSubject } from '@site/src/site/api';
import { repositories } from '@site/src/site/origins';
import styles from './PageChips.module.css';

/** Short ways from a component's guide: its API pages (the guide lists them under `#api`), its source, the feedback form and its size. */
export function PageChips({ api }: { api: ApiSubject }): ReactNode {
  const { source, version, package: packageName } = api;
  const chips: [text: string, icon: IconName, href: string][] = [
    ['API', 'api', '#api'],
    ['Source', 'code', `${repositories.product}/blob/v${version}/${source}`],
    ['Feedback', 'feedback', '#feedback'],
    ['Bundle', 'bundle', `https://bundlephobia.com/package/${packageName}@${version}`],
  ];
  return (
    <ul className={styles.chips} aria-label="About this page">
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
