'use client';
import {
  createContext,
  useContext,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
} from 'react';

export interface NavigateOptions {
  history?: 'auto' | 'push' | 'replace';
}

export type Navigate = (url: string | URL, options?: NavigateOptions) => void;

export type LinkProps = ComponentProps<'a'> & { href: string };

/** What the components need to know about your router. */
export interface Router {
  /** Current path, without the base path of the application. */
  pathname: string;
  /** A hook, because Next.js can't prerender components that read the search parameters. */
  useSearchParams: () => URLSearchParams;
  navigate: Navigate;
  /** Without it, links are anchors that call `navigate`. */
  Link?: ComponentType<LinkProps>;
}

const noSearchParams = new URLSearchParams();

/** Without a provider, the path is `/`, and links load the page. */
const noRouter: Router = {
  pathname: '/',
  useSearchParams: () => noSearchParams,
  navigate: (url) => window.location.assign(url),
};

export const RouterContext = createContext<Router | null>(null);

export const useRouter = (): Router => useContext(RouterContext) ?? noRouter;

/** Whether a link leads to another origin, or to another program, such as `mailto:`. */
const isExternal = (href: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);

const opensElsewhere = (event: MouseEvent, target?: string) =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  (target !== undefined && target !== '_self');

/** Link of the router, for example as `component` of a button. */
export function Link(props: LinkProps) {
  const { Link: RouterLink, navigate } = useRouter();
  if (isExternal(props.href)) return <a {...props} />;
  if (RouterLink) return <RouterLink {...props} />;

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    props.onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event, props.target)) return;
    event.preventDefault();
    navigate(props.href);
  }
  return <a {...props} onClick={handleClick} />;
}
