'use client';
import { pathToRegexp } from 'path-to-regexp';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useRouter } from './router';

export interface NavigationPageItem {
  kind?: 'page';
  /** What the item adds to the path of its parent. */
  segment?: string;
  title?: string;
  icon?: ReactNode;
  /** More paths of this page, relative to the parent, such as `orders/:id`. */
  pattern?: string;
  /** Rendered beside the link, such as a count or a button. */
  action?: ReactNode;
  children?: Navigation;
}

export interface NavigationSubheaderItem {
  kind: 'header';
  title: string;
}

export interface NavigationDividerItem {
  kind: 'divider';
}

export type NavigationItem = NavigationPageItem | NavigationSubheaderItem | NavigationDividerItem;

export type Navigation = NavigationItem[];

export interface Branding {
  title?: string;
  logo?: ReactNode;
  homeUrl?: string;
}

export const NavigationContext = createContext<Navigation>([]);

export const BrandingContext = createContext<Branding>({});

export const useNavigation = (): Navigation => useContext(NavigationContext);

export const useBranding = (): Branding => useContext(BrandingContext);

const join = (parent: string, segment = '') => `${parent}/${segment}`.replace(/(?<=.)\/+$/, '');

export const pathOf = ({ segment }: NavigationPageItem, parentPath: string): string =>
  join(parentPath === '/' ? '' : parentPath, segment);

export const isPage = (item: NavigationItem): item is NavigationPageItem =>
  item.kind === undefined || item.kind === 'page';

interface Page {
  path: string;
  title: string;
  pattern?: RegExp;
}

/** All pages of a navigation, parents before their children. */
export const pagesOf = (navigation: Navigation, parentPath = ''): Page[] =>
  navigation.filter(isPage).flatMap((item) => {
    const path = pathOf(item, parentPath);
    return [
      {
        path,
        title: item.title ?? item.segment ?? '',
        ...(item.pattern && { pattern: pathToRegexp(join(parentPath, item.pattern)) }),
      },
      ...pagesOf(item.children ?? [], path),
    ];
  });

/** The page with this path, or else the first one whose pattern matches it. */
const findPage = (pages: Page[], pathname: string): Page | undefined =>
  pages.find(({ path }) => path === pathname) ??
  pages.find(({ pattern }) => pattern?.test(pathname));

/** `/`, `/orders`, `/orders/archive` */
const ancestorsOf = (path: string): string[] => [
  '/',
  ...path
    .split('/')
    .slice(1)
    .filter(Boolean)
    .map((_segment, index, segments) => `/${segments.slice(0, index + 1).join('/')}`),
];

export interface Breadcrumb {
  title: string;
  path?: string;
}

export interface ActivePage {
  title: string;
  /** Path of the item, without dynamic parts. */
  path: string;
  /** From the page at `/` to this one. */
  breadcrumbs: Breadcrumb[];
}

export function activePageOf(navigation: Navigation, pathname: string): ActivePage | null {
  const pages = pagesOf(navigation);
  const page = findPage(pages, join('', pathname.slice(1)));
  if (!page) return null;
  const breadcrumbs = ancestorsOf(page.path).flatMap((ancestor) => {
    const found = pages.find(({ path }) => path === ancestor);
    return found ? [{ title: found.title, path: found.path }] : [];
  });
  return { title: page.title, path: page.path, breadcrumbs };
}

/** The item of the navigation that matches the current path. */
export function useActivePage(): ActivePage | null {
  const navigation = useNavigation();
  const { pathname } = useRouter();
  return useMemo(() => activePageOf(navigation, pathname), [navigation, pathname]);
}
