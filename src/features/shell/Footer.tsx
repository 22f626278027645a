import Link from '@docusaurus/Link';
import {
  type FooterLinkItem,
  isMultiColumnFooterLinks,
  useThemeConfig,
} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import styles from './Footer.module.css';
import itemStyles from './NavbarItems.module.css';

function FooterLink({ label, html, to, href, ...props }: FooterLinkItem): ReactNode {
  const address = useBaseUrl(to);
  if (html) return <span dangerouslySetInnerHTML={{ __html: html }} />;
  return href ? (
    <a href={href} {...props}>
      {label}
    </a>
  ) : (
    <Link to={address} {...props}>
      {label}
    </Link>
  );
}

const rowOf = (items: readonly FooterLinkItem[]) =>
  items.map((item, index) => <FooterLink key={index} {...item} />);

/** Links in a row, or in columns with titles, and the copyright of `themeConfig.footer`. */
export function Footer(): ReactNode {
  const t = useTranslate();
  const { footer, navbar } = useThemeConfig();
  const links = footer?.links ?? [];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <span className={styles.brand}>{navbar.title}</span>
        <nav aria-label={t('shell.site')} className={styles.links}>
          {isMultiColumnFooterLinks(links)
            ? links.map(({ title, items }, index) => (
                <section key={index} className={itemStyles.column}>
                  {title ? <h2>{title}</h2> : null}
                  {rowOf(items)}
                </section>
              ))
            : rowOf(links)}
        </nav>
        <button type="button" className={styles.keys} data-press="" data-needs-script="">
          {t('shortcuts')}
        </button>
        {footer?.copyright ? <span dangerouslySetInnerHTML={{ __html: footer.copyright }} /> : null}
      </div>
    </footer>
  );
}
