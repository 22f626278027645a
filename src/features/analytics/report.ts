import {
  getPreferences,
  type PreferencesSnapshot,
} from '@site/src/features/preferences/preferences';
import { pathnameToLanguage } from '@site/model/facts/paths';
import { DARK_SYSTEM_QUERY } from '@site/model/facts/preferences';
import {
  chooseOncePerVisit,
  type ClickEvent,
  isOptedOut,
  sendClick,
  sendEvent,
  setUserProperties,
  type UserProperties,
} from './analytics';

/** The `data-ga-event-*` attributes of an element, as in its `dataset`. */
type ClickData = Readonly<Record<string, string | undefined>>;

/** If `data-ga-event-split` isn't a number from 0 to 1, all clicks are reported. */
function sampleRate(value: string | undefined): number {
  const split = value?.trim() ? Number(value) : 1;
  return split >= 0 && split <= 1 ? split : 1;
}

/** @param random from 0 up to 1; reported if this is below `data-ga-event-split` */
export function clickEvent(
  { gaEventCategory, gaEventAction, gaEventLabel, gaEventSplit }: ClickData,
  random: number,
): { category: string; event: ClickEvent } | undefined {
  if (!gaEventCategory || random >= sampleRate(gaEventSplit)) return undefined;
  return {
    category: gaEventCategory,
    event: { eventAction: gaEventAction, eventLabel: gaEventLabel },
  };
}

/**
 * Defines `window.gtag` and loads the analytics script. It's an external script because the page's
 * Content-Security-Policy allows no others. `sendView` sends the page views.
 * @see https://developers.google.com/tag-platform/gtagjs
 */
function loadAnalytics(measurementId: string): void {
  const dataLayer = (window.dataLayer ??= []);
  window.gtag ??= function gtag() {
    // The script reads `arguments` objects and ignores arrays.
    // eslint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', measurementId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}

declare global {
  interface Document {
    /** @see https://developer.mozilla.org/docs/Web/API/Document/prerendering */
    prerendering?: boolean;
  }
}

/** Content of a `<meta>` element of `src/theme/SiteMetadata`. */
const metaContent = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="mui:${name}"]`)?.content || null;

let lastPathname: string | undefined;

function send(): void {
  const page_location = pathnameToLanguage(location.pathname).canonicalAsServer;
  sendEvent('page_view', {
    page_title: document.title,
    page_location,
    productId: metaContent('productId'),
    productCategoryId: metaContent('productCategoryId'),
  });
}

/**
 * Reports the current route once: a change of hash or query isn't a page view. A prerendered page
 * is reported when the reader sees it.
 */
export function sendView(): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', sendView, { once: true });
    return;
  }
  if (lastPathname === location.pathname) return;
  lastPathname = location.pathname;
  send();
}

function watchRestoredPages(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setTimeout(send, 0);
  });
}

interface BrowserProperties {
  pathname: string;
  devicePixelRatio: number;
  darkSystem: boolean;
}

export function userPropertiesOf(
  { codeVariant, mode }: Pick<PreferencesSnapshot, 'codeVariant' | 'mode'>,
  { pathname, devicePixelRatio, darkSystem }: BrowserProperties,
): UserProperties {
  return {
    codeVariant,
    userLanguage: pathnameToLanguage(pathname).userLanguage,
    devicePixelRatio: Math.round(devicePixelRatio * 10) / 10,
    colorSchemeOS: darkSystem ? 'dark' : 'light',
    colorScheme: mode,
  };
}

let lastSent = '';

export function updateUserProperties(): void {
  const { devicePixelRatio, location } = window;
  const properties = userPropertiesOf(getPreferences().getSnapshot(), {
    pathname: location.pathname,
    devicePixelRatio,
    darkSystem: matchMedia(DARK_SYSTEM_QUERY).matches,
  });
  const text = JSON.stringify(properties);
  if (text !== lastSent) setUserProperties(properties);
  lastSent = text;
}

/**
 * Watches the pixel ratio. There's no event for it, but the media query for the current ratio stops
 * matching.
 */
function watchPixelRatio(): void {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      updateUserProperties();
      watchPixelRatio();
    },
    { once: true },
  );
}

/** Sends the user properties now, and again when the window changes one of them. */
function watchUserProperties(): void {
  updateUserProperties();
  matchMedia(DARK_SYSTEM_QUERY).addEventListener('change', updateUserProperties);
  watchPixelRatio();
}

let started = false;

/**
 * Runs on the first report.
 * @param measurementId if missing, an existing `gtag` gets the events
 * @param vitalsShare share of sessions whose web vitals are measured (docs/behavior.md#analytics)
 */
export function startReports(measurementId?: string, vitalsShare = '1e-4'): void {
  if (started || isOptedOut()) return;
  started = true;
  if (measurementId) loadAnalytics(measurementId);
  watchUserProperties();
  watchRestoredPages();
  const vitals = chooseOncePerVisit('docs-vitals', ['off', 'on'], () =>
    Math.random() < Number(vitalsShare) ? 'on' : 'off',
  );
  if (vitals === 'on')
    import('./vitals').then(({ measureVitals }) => measureVitals()).catch(() => undefined);
}

export function reportClick(data: ClickData): void {
  const click = clickEvent(data, Math.random());
  if (click) sendClick(click.category, click.event);
}
