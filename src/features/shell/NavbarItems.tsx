import NavbarItem from '@theme/NavbarItem';
import type { Props as LinkProps } from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props as DropdownProps } from '@theme/NavbarItem/DropdownNavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon, type IconName } from '@site/src/components/icons/icons';
import { LocalLink } from '@site/src/components/link/LocalLink';
import { menuClasses } from '@site/src/components/menu/menu';
import { useDocumentedVersion } from '@site/src/components/version/useDocumentedVersion';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { elementIds } from '@site/model/facts/elementIds';
import { sameTopic } from '@site/model/facts/links';
import { pathnameToLanguage } from '@site/model/facts/paths';
import { defaultProduct, type Product, productList } from '@site/model/facts/products';
import styles from './Header.module.css';
import itemStyles from './NavbarItems.module.css';

type Item = ComponentProps<typeof NavbarItem>;

/** Items of the navbar by their place in the header, which is a grid. */
export function useNavbarItems() {
  const items = useThemeConfig().navbar.items as Item[];
  const isSearch = ({ type }: Item) => type === 'search';
  const isRight = ({ position }: Item) => position === 'right';
  const others = items.filter((item) => !isSearch(item));
  return {
    search: items.find(isSearch),
    left: others.filter((item) => !isRight(item)),
    right: others.filter(isRight),
    // In narrow windows, these are in a menu.
    links: others.filter((item) => !item.type?.startsWith('custom-') && !('data-icon' in item)),
  };
}

interface NavbarLinkProps extends LinkProps {
  /** Shows an icon instead of the label. The link needs an `aria-label`. */
  'data-icon'?: IconName;
}

/** Link in the header, or with `mobile` in a menu. */
export function NavbarLink({
  mobile = false,
  position: _position,
  activeClassName: _activeClassName,
  'data-icon': icon,
  className,
  'aria-label': label,
  ...props
}: NavbarLinkProps): ReactNode {
  if (icon)
    return (
      <a className={clsx(styles.control, styles.source, className)} title={label} {...props}>
        <Icon name={icon} />
      </a>
    );
  return (
    <NavbarNavLink
      className={clsx(mobile ? styles.menuItem : itemStyles.navbarLink, className)}
      aria-label={label}
      {...props}
    />
  );
}

function MenuItems({ items }: { items: readonly Item[] }): ReactNode {
  return items.map((item, index) => (
    <li key={index}>
      <NavbarItem {...item} mobile />
    </li>
  ));
}

/** Menu of the header; with `mobile`, a list in a menu. */
export function NavbarDropdown({ mobile, label, items, className }: DropdownProps): ReactNode {
  const id = useId();
  if (mobile)
    return (
      <>
        <span className={itemStyles.menuLabel}>{label}</span>
        <ul className={itemStyles.menuGroup}>
          <MenuItems items={items as Item[]} />
        </ul>
      </>
    );
  return (
    <div className={clsx(menuClasses.anchor, className)}>
      <button type="button" className={itemStyles.navbarLink} popoverTarget={id}>
        {label} <Icon name="expand_more" size={18} />
      </button>
      <ul id={id} popover="auto" className={`${styles.menu} ${menuClasses.menu}`}>
        <MenuItems items={items as Item[]} />
      </ul>
    </div>
  );
}

/** Links of the header in narrow windows. */
export function MoreItems({ items }: { items: readonly Item[] }): ReactNode {
  const t = useTranslate();
  if (items.length === 0) return null;
  return (
    <div className={`${itemStyles.more} ${menuClasses.anchor}`}>
      <button
        type="button"
        className={styles.control}
        popoverTarget={elementIds.moreLinks}
        aria-label={t('shell.links')}
      >
        <Icon name="expand_more" size={24} />
      </button>
      <ul id={elementIds.moreLinks} popover="auto" className={`${styles.menu} ${menuClasses.menu}`}>
        <MenuItems items={items} />
      </ul>
    </div>
  );
}

/** Logo of a product: four tiles, one of them raised. Decorative. */
function Logo({ product = defaultProduct }: { product?: Product }): ReactNode {
  return (
    <svg width={24} height={24} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <rect x="2" y="2" width="9" height="9" rx="2.5" fill="currentColor" />
      <rect x="2" y="13" width="9" height="9" rx="2.5" fill="currentColor" opacity=".45" />
      <rect x="13" y="13" width="9" height="9" rx="2.5" fill="currentColor" opacity=".7" />
      {product.logo === 'diamond' ? (
        <path d="M17.5 2.2 21.8 6.5 17.5 10.8 13.2 6.5Z" fill="currentColor" />
      ) : (
        <rect x="13" y="2" width="9" height="9" rx="2.5" stroke="currentColor" strokeWidth="1.8" />
      )}
    </svg>
  );
}

interface ProductSwitchProps {
  mobile?: boolean;
  /** Links below the products. */
  items?: readonly { label: string; to: string; 'data-icon': IconName }[];
}

/** Menu of products, with the version of the page. The page script adds the product's versions. */
export function ProductSwitch({ mobile, items = [] }: ProductSwitchProps): ReactNode {
  const t = useTranslate();
  const page = pathnameToLanguage(useLocation().pathname).canonicalAsServer;
  const current = useDocumentedVersion();
  if (mobile) return null;
  return (
    <div className={menuClasses.anchor}>
      <button
        type="button"
        className={styles.productsButton}
        popoverTarget={elementIds.products}
        data-press={current ? '' : undefined}
      >
        <span className="visually-hidden">
          {t(current ? 'shell.product' : 'shell.chooseProduct')}
        </span>
        {current?.product.shortName ?? t('shell.products')}
        {current ? <span className={styles.version}>{current.label}</span> : null}
        <Icon name="expand_more" size={18} />
      </button>
      <ul id={elementIds.products} popover="auto" className={`${styles.menu} ${menuClasses.menu}`}>
        {productList.map((product) => (
          <li key={product.key}>
            <LocalLink
              to={sameTopic(product.key, page) ?? product.home}
              className={styles.menuItem}
              aria-current={product === current?.product ? 'true' : undefined}
            >
              <Logo product={product} />
              <b>
                {product.name} <span className={styles.version}>{`v${product.version}`}</span>
              </b>
            </LocalLink>
          </li>
        ))}
        {items.map(({ label, to, 'data-icon': icon }) => (
          <li key={to}>
            <NavbarNavLink
              to={to}
              className={styles.menuItem}
              label={
                <>
                  <Icon name={icon} size={24} />
                  {label}
                </>
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
