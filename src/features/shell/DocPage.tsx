import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type { TOCItem } from '@docusaurus/mdx-loader';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDoc,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons/icons';
import { menuClasses } from '@site/src/components/menu/menu';
import { useDocumentedVersion } from '@site/src/components/version/useDocumentedVersion';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import { elementIds } from '@site/model/facts/elementIds';
import { currentLanguage, defaultLanguage } from '@site/model/facts/languages';
import { localizeHref } from '@site/model/facts/paths';
import {
  describeChecks,
  type Verification,
  verificationData,
} from '@site/model/facts/verification';
import { stateOf } from '@site/model/facts/versions';
import styles from './DocPage.module.css';
import { demosOf, PageHead, PageMenu } from './PageHead';
import { Breadcrumbs, Pager, type PagerProps, Toc, useGroups, useToc } from './PageNavigation';

function Row({ item }: { item: PropSidebarItem }): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const href = findFirstSidebarItemLink(item);
  if (item.type === 'html' || !href) return null;
  const description = item.description ?? doc?.description;
  return (
    <li>
      <Link to={href}>{item.label}</Link>
      {description ? <p>{description}</p> : null}
    </li>
  );
}

interface CategoryPageProps extends PagerProps {
  title: string;
  description?: string;
}

/** Page that lists the content of a category in the side navigation: its `generated-index`. */
export function CategoryPage({ title, description, ...pager }: CategoryPageProps): ReactNode {
  const { items } = useCurrentSidebarCategory();
  return (
    <div className={styles.columns}>
      <main id={elementIds.content} className={styles.main} tabIndex={-1}>
        <article>
          <header>
            <Breadcrumbs />
            <h1 className={styles.title}>{title}</h1>
            {description ? <p className={styles.lead}>{description}</p> : null}
          </header>
          <ul className="prose">
            {items.map((item, index) => (
              <Row key={index} item={item} />
            ))}
          </ul>
        </article>
        <footer>
          <Pager {...pager} />
        </footer>
      </main>
    </div>
  );
}

/** Page of a Markdown file in `src/pages`. */
export function MarkdownPage({
  children,
  ...page
}: {
  children: ReactNode;
  toc: readonly TOCItem[];
  frontMatter: object;
}): ReactNode {
  const toc = useToc(page.toc, page.frontMatter);
  return (
    <div className={styles.columns}>
      <Toc toc={toc} shape="column" />
      <div className={styles.main}>
        <article>
          <Toc toc={toc} shape="disclosure" />
          <div className="prose">{children}</div>
        </article>
      </div>
    </div>
  );
}

/** The checks that a page has passed: a line that opens. Nothing if one of them is outdated. */
function PageVerification(): ReactNode {
  const t = useTranslate();
  const { metadata } = useDoc();
  const verification = usePluginData(verificationData) as Verification | undefined;
  const checks = verification?.[metadata.source.replace('@site/', '')];
  if (!checks) return null;
  const { summary, details } = describeChecks(checks, t, currentLanguage);
  return (
    <details>
      <summary>{summary}</summary>
      {details.join('\n')}
    </details>
  );
}

const date = new Intl.DateTimeFormat(currentLanguage, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

function EditRow(): ReactNode {
  const t = useTranslate();
  const { metadata } = useDoc();
  const updated = metadata.lastUpdatedAt ? new Date(metadata.lastUpdatedAt) : null;
  return (
    <p className={styles.editRow}>
      {metadata.editUrl ? (
        <a href={metadata.editUrl}>
          <Icon name="edit" size={18} /> {t('shell.edit')}
        </a>
      ) : null}
      {updated ? (
        <time dateTime={updated.toISOString().slice(0, 10)}>
          {t('shell.updated', { date: date.format(updated) })}
        </time>
      ) : null}
    </p>
  );
}

/**
 * Notice on pages of another version than readers see first, with a link to the same page there,
 * which is canonical. A version that was just cut is still the same.
 */
function OtherVersionNotice(): ReactNode {
  const rich = useRichText();
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const documented = useDocumentedVersion();
  const latest = documented?.all.find(({ isLast }) => isLast);
  if (!documented || !latest || documented.isLast) return null;
  const name = documented.product.name;
  return (
    <>
      <PageMetadata title={`${metadata.title} (${documented.label})`} />
      {latest.hasPage ? (
        <Head>
          <link rel="canonical" href={siteConfig.url + latest.href} />
        </Head>
      ) : null}
      {documented.version === latest.version ? null : (
        <p className={styles.note} role="note">
          {rich(stateOf(documented) === 'next' ? 'shell.ahead' : 'shell.earlier', {
            version: `${name} ${documented.label}`,
            latest: <Link to={latest.href}>{`${name} ${latest.label}`}</Link>,
          })}
        </p>
      )}
    </>
  );
}

/**
 * Notice that the page is in English because there's no translation. Docusaurus uses the English
 * file, which is canonical.
 */
function UntranslatedNotice(): ReactNode {
  const t = useTranslate();
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const original = siteConfig.url + localizeHref(pathname, defaultLanguage);
  return (
    <>
      <Head>
        <link rel="canonical" href={original} />
        <meta property="og:url" content={original} />
      </Head>
      <p className={styles.note} role="note">
        {t('shell.untranslated')}
      </p>
    </>
  );
}

/** Title in search results and tabs, if it differs from the page's. */
const metaTitle = (frontMatter: object): string | undefined =>
  'title_meta' in frontMatter ? String(frontMatter.title_meta) : undefined;

/** Attributes of English text on a page in another language. */
const originalText = { lang: defaultLanguage, dir: 'ltr' };

interface DocPageProps {
  children: ReactNode;
  /** Placed below the lead paragraph. */
  chips?: ReactNode;
  /** Placed between the lead paragraph and the content. */
  beforeContent?: ReactNode;
  /** Placed between the content and the edit row. */
  afterContent?: ReactNode;
}

export function DocPage({ children, chips, beforeContent, afterContent }: DocPageProps): ReactNode {
  const { metadata, toc: headings } = useDoc();
  const toc = useToc(headings, metadata.frontMatter);
  const { pathname } = useLocation();
  const groups = useGroups();
  const translated =
    currentLanguage === defaultLanguage || metadata.source.startsWith('@site/i18n/');
  const original = translated ? {} : originalText;
  return (
    <div className={styles.columns}>
      <Toc toc={toc} shape="column" attributes={original} />
      <main id={elementIds.content} className={styles.main} tabIndex={-1}>
        <article
          data-page={pathname}
          // Used by the list of problems on top of the page in `npm start`.
          data-source={process.env.NODE_ENV === 'development' ? metadata.source : undefined}
        >
          <header className={menuClasses.anchor}>
            <PageHead
              title={metadata.title}
              description={metadata.description}
              groups={groups}
              demos={demosOf(metadata.frontMatter)}
              updated={metadata.lastUpdatedAt ?? undefined}
            />
            <PageMenu />
            <Breadcrumbs />
            <h1 className={styles.title} {...original}>
              {metadata.title}
            </h1>
            <p className={styles.lead} {...original}>
              {metadata.description}
            </p>
            {chips}
          </header>
          <PageMetadata title={metaTitle(metadata.frontMatter)} />
          <OtherVersionNotice />
          {translated ? null : <UntranslatedNotice />}
          <Toc toc={toc} shape="disclosure" attributes={original} />
          {beforeContent}
          <div className="prose" {...original}>
            {children}
          </div>
        </article>
        <footer>
          {afterContent}
          <PageVerification />
          <EditRow />
          <Pager {...metadata} />
        </footer>
      </main>
    </div>
  );
}
