import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { menuClasses } from '@site/src/components/menu';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { assistantLinks } from '@site/src/site/assistants';
import { elementIds } from '@site/src/site/elementIds';
import { baseUrlOf, currentLanguage } from '@site/src/site/languages';
import { indexFile, markdownUrl } from '@site/src/site/markdownPages';
import styles from './PageMenu.module.css';

/** Menu beside the title: copies the page as Markdown, and opens it in assistants. */
export function PageMenu(): ReactNode {
  const t = useTranslate();
  const { siteConfig } = useDocusaurusContext();
  const url = markdownUrl(useLocation().pathname);
  const links = assistantLinks(siteConfig.url + url, process.env.MCP_URL ?? '');
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={elementIds.pageMenu}>
        {t('page.menu')}
      </button>
      <div id={elementIds.pageMenu} popover="auto" className={`${styles.menu} ${menuClasses.menu}`}>
        <button type="button" data-press="" data-copy-page={url} data-needs-script="">
          {t('page.copy')}
        </button>
        <a href={url}>{t('page.view')}</a>
        {links.map(({ label, href }) => (
          <a key={label} href={href} rel="nofollow">
            {t(label)}
          </a>
        ))}
        {t('shell.index', { url: `${baseUrlOf(currentLanguage)}${indexFile}` })}
      </div>
    </>
  );
}
