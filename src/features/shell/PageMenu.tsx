import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { menuClasses } from '@site/src/components/menu';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { assistantLinks } from '@site/src/site/assistants';
import { markdownUrl } from '@site/src/site/markdownPages';
import styles from './PageMenu.module.css';

const menuId = 'page-menu';

/** Menu beside the title: copies the page as Markdown, and opens it in assistants. */
export function PageMenu(): ReactNode {
  const t = useTranslate();
  const { siteConfig } = useDocusaurusContext();
  const url = markdownUrl(useLocation().pathname);
  const links = assistantLinks(siteConfig.url + url, process.env.MCP_URL ?? '');
  return (
    <div className={`${styles.pageMenu} ${menuClasses.anchor}`}>
      <button type="button" popoverTarget={menuId}>
        {t('page.menu')} <Icon name="expand_more" size={18} />
      </button>
      <ul id={menuId} popover="auto" className={menuClasses.menu}>
        <li data-needs-script="">
          <button type="button" data-press="" data-copy-page={url}>
            {t('page.copy')}
          </button>
        </li>
        <li>
          <a href={url}>{t('page.view')}</a>
        </li>
        {links.map(({ label, href }) => (
          <li key={label}>
            <a href={href} rel="nofollow">
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
