import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import NavbarItem from '@theme/NavbarItem';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { SearchField } from '@site/src/features/search/search';
import { SettingsButton } from '@site/src/features/settings/settings';
import { elementIds } from '@site/model/facts/elementIds';
import { productOfPath } from '@site/model/facts/paths';
import { preferences } from '@site/model/facts/preferences';
import styles from './Header.module.css';
import itemStyles from './NavbarItems.module.css';
import { MoreItems, useNavbarItems } from './NavbarItems';

/** Logo and title, which link to the front page. The build inlines a logo that is a small SVG. */
function Brand(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { title, logo } = useThemeConfig().navbar;
  const src = useBaseUrl(logo?.src);
  const srcDark = useBaseUrl(logo?.srcDark ?? logo?.src);
  const home = useBaseUrl(logo?.href ?? '/');
  const inline = siteConfig.customFields?.logo;
  const picture = (address: string, className?: string) => (
    <img
      src={address}
      className={className}
      alt=""
      height={logo?.height ?? 24}
      width={logo?.width}
    />
  );
  return (
    <Link to={home} target={logo?.target} className={styles.brand} aria-label={logo?.alt}>
      {typeof inline === 'string' ? (
        <span className={styles.logo} dangerouslySetInnerHTML={{ __html: inline }} />
      ) : logo?.srcDark ? (
        <>
          {picture(src, itemStyles.onLight)}
          {picture(srcDark, itemStyles.onDark)}
        </>
      ) : logo ? (
        picture(src)
      ) : null}
      {title ? <span className={styles.brandName}>{title}</span> : null}
    </Link>
  );
}

export function HeaderSearch(): ReactNode {
  return <SearchField className={styles.search} />;
}

function ModeButton(): ReactNode {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={styles.control}
      data-needs-script
      data-set-choice="mode:toggle"
    >
      <Icon name="light_mode" data-mode-icon="light" />
      <Icon name="dark_mode" data-mode-icon="dark" />
      {preferences.mode.values.map((mode) => (
        <span
          key={mode}
          role="img"
          title={t('shell.colorTheme', { mode: t(`mode.${mode}`) })}
          data-mode-label={mode}
        />
      ))}
    </button>
  );
}

/** Works without React. Controls that need a script are hidden without JavaScript. */
export function Header(): ReactNode {
  const t = useTranslate();
  const { colorMode } = useThemeConfig();
  const { search, left, right, links } = useNavbarItems();
  const hasNavigation = productOfPath(useLocation().pathname) !== null;
  const row = (items: typeof left) =>
    items.map((item, index) => <NavbarItem key={index} {...item} />);
  return (
    <DocsPreferredVersionContextProvider>
      {/* A part of the header would move when the rest is parsed. */}
      <Head>
        <link rel="expect" href={`#${elementIds.header}`} blocking="render" />
      </Head>
      <a className={styles.skip} href={`#${elementIds.content}`}>
        {t('shell.skip')}
      </a>
      <header id={elementIds.header} className={`navbar ${styles.header}`}>
        {hasNavigation ? (
          <button
            type="button"
            className={`${styles.control} ${styles.menuButton}`}
            popoverTarget={elementIds.navigation}
            aria-label={t('shell.navigation')}
          >
            <Icon name="menu" size={24} />
          </button>
        ) : null}
        <Brand />
        <div className={styles.items}>
          {row(left)}
          <MoreItems items={links} />
        </div>
        {search ? <NavbarItem {...search} /> : null}
        <div className={styles.controls}>
          {colorMode.disableSwitch ? null : <ModeButton />}
          <SettingsButton className={styles.control} />
          {row(right)}
        </div>
      </header>
    </DocsPreferredVersionContextProvider>
  );
}
