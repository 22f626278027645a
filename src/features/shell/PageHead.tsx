import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons/icons';
import { menuClasses } from '@site/src/components/menu/menu';
import { useDocumentedVersion } from '@site/src/components/version/useDocumentedVersion';
import type { MessageKey } from '@site/model/facts/messages/translate';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { elementIds } from '@site/model/facts/elementIds';
import { baseUrlOf, currentLanguage } from '@site/model/facts/languages';
import { indexFile, markdownUrl, socialPictureUrl } from '@site/model/facts/pageFiles';
import { articleData, type PageDemo, toScript } from '@site/model/facts/pageData';
import { localizeHref } from '@site/model/facts/paths';
import styles from './PageMenu.module.css';

/** Name of the MCP server in editors. */
const serverName = 'toolpad-docs';

/**
 * Links that open a page in assistants, with a prompt that names its Markdown page.
 * @param server URL of the MCP server. Without one, a page explains how to run it.
 */
function assistantLinks(
  page: string,
  server: string,
): (readonly [label: MessageKey, href: string])[] {
  const prompt = encodeURIComponent(`Read ${page} and help me with it.`);
  const config = encodeURIComponent(btoa(JSON.stringify({ url: server })));
  const install = JSON.stringify({ name: serverName, type: 'http', url: server });
  const assistantsPage = '/toolpad/core/introduction/ai-assistants/';
  return [
    ['page.chatgpt', `https://chatgpt.com/?hints=search&q=${prompt}`],
    ['page.claude', `https://claude.ai/new?q=${prompt}`],
    ['page.cursor', `https://cursor.com/link/prompt?text=${prompt}`],
    ...(server === ''
      ? [['page.connect', localizeHref(`${assistantsPage}#mcp`, currentLanguage)] as const]
      : ([
          [
            'page.connectCursor',
            `cursor://anysphere.cursor-deeplink/mcp/install?name=${serverName}&config=${config}`,
          ],
          ['page.connectCode', `vscode:mcp/install?${encodeURIComponent(install)}`],
        ] as const)),
  ];
}

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
        <Icon name="expand_more" size={18} />
      </button>
      <div id={elementIds.pageMenu} popover="auto" className={`${styles.menu} ${menuClasses.menu}`}>
        <button type="button" data-press="" data-copy-page={url} data-needs-script="">
          {t('page.copy')}
        </button>
        <a href={url}>{t('page.view')}</a>
        {links.map(([label, href]) => (
          <a
            key={label}
            href={href}
            rel="nofollow noopener"
            target={href.startsWith('https:') ? '_blank' : undefined}
          >
            {t(label)}
          </a>
        ))}
        {t('shell.index', { url: `${baseUrlOf(currentLanguage)}${indexFile}` })}
      </div>
    </>
  );
}

interface PageHeadProps {
  title: string;
  description: string;
  /** Groups in the sidebar, outermost first. */
  groups?: readonly string[];
  demos?: readonly PageDemo[];
  /** Time of the last change, in ms. */
  updated?: number;
}

/** The demos of a page, which `parseFrontMatter` of the build adds to its front matter. */
export const demosOf = (frontMatter: object): readonly PageDemo[] =>
  'demos' in frontMatter && Array.isArray(frontMatter.demos)
    ? (frontMatter.demos as PageDemo[])
    : [];

/**
 * Head of a page with a Markdown page: a link to it, the picture for links from other sites, and
 * structured data.
 */
export function PageHead({
  title,
  description,
  groups = [],
  demos = [],
  updated,
}: PageHeadProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const documented = useDocumentedVersion();
  const picture = socialPictureUrl(pathname);
  const data = articleData({
    ...{ title, description, groups, demos, updated, picture },
    origin: siteConfig.url,
    url: pathname,
    language: currentLanguage,
    product: documented
      ? { name: documented.product.name, version: documented.version, url: documented.product.home }
      : undefined,
  });
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownUrl(pathname)} />
      <meta property="og:type" content="article" />
      <meta property="og:image" content={siteConfig.url + picture} />
      <script type="application/ld+json">{toScript(data)}</script>
    </Head>
  );
}
