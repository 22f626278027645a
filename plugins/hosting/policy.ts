import { createHash } from 'node:crypto';
import { defaultTreeAdapter as tree, parse } from 'parse5';
import {
  defaultSponsorAdsUrl,
  defaultSponsorScriptUrl,
  sponsorScriptCompanions,
} from '../../src/site/sponsor';
import { attribute, elementsOf } from '../shared/html';
import type { Settings } from '../shared/settings';

/** Other origins that the build is configured to use, by CSP directive. */
interface PolicySources {
  script?: string[];
  connect?: string[];
  image?: string[];
  style?: string[];
  font?: string[];
}

/** Which sites can show a page in a frame. */
type Framing = 'none' | 'self';

/** Our own files, inline scripts by hash, and the configured origins. */
export function contentSecurityPolicy(
  scriptHashes: string[],
  sources: PolicySources = {},
  framing: Framing = 'none',
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...new Set(scriptHashes)].sort(), ...(sources.script ?? [])],
    'style-src': ["'self'", "'unsafe-inline'", ...(sources.style ?? [])],
    'img-src': ["'self'", 'data:', 'blob:', ...(sources.image ?? [])],
    'font-src': ["'self'", ...(sources.font ?? [])],
    'connect-src': ["'self'", ...(sources.connect ?? [])],
    'frame-src': ["'self'"],
    'frame-ancestors': [`'${framing}'`],
    'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * Policy of the frame that runs edited demos: it can evaluate code and show pictures of the site,
 * but reaches nothing else. `sandbox` applies also if the page is opened without its frame.
 */
export const editedDemoPolicy = (scriptHashes: string[]): string =>
  [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    `script-src ${[...scriptHashes, 'blob:', "'unsafe-eval'"].join(' ')}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');

/** Policy for a `<meta>` tag, without the directives that browsers only read from headers. */
export const policyForMeta = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');

/** Nothing for other values, so that a policy contains no arbitrary text from a setting. */
function originOf(url: string): string[] {
  try {
    const { origin, protocol } = new URL(url.startsWith('//') ? `https:${url}` : url);
    return /^https?:$/.test(protocol) ? [origin] : [];
  } catch {
    return [];
  }
}

/** @see https://developers.google.com/tag-platform/security/guides/csp */
const googleAnalytics = {
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};
const noSources = { script: [], connect: [], image: [] };

/** An ad loads its picture and pixels from hosts of the advertiser, so `https:` is allowed. */
function sponsorSources(scriptUrl: string, adsUrl: string) {
  const script = originOf(scriptUrl);
  return {
    script: [...script, ...script.flatMap((origin) => sponsorScriptCompanions[origin] ?? [])],
    connect: originOf(adsUrl),
    image: ['https:'],
  };
}

function fontSources(stylesheetUrl: string) {
  const style = originOf(stylesheetUrl);
  return {
    style,
    font: style.map((origin) =>
      origin === 'https://fonts.googleapis.com' ? 'https://fonts.gstatic.com' : origin,
    ),
  };
}

/** Origins that pages may use according to the settings of the build. Nothing else is allowed. */
export function configuredSources(settings: Partial<Settings>): PolicySources {
  const analytics = settings.GA_MEASUREMENT_ID ? googleAnalytics : noSources;
  const sponsor = sponsorSources(
    settings.SPONSOR_SCRIPT_URL || defaultSponsorScriptUrl,
    settings.SPONSOR_ADS_URL || defaultSponsorAdsUrl,
  );
  return {
    script: [...analytics.script, ...sponsor.script],
    connect: [...analytics.connect, ...sponsor.connect, ...originOf(settings.FEEDBACK_URL ?? '')],
    image: [...analytics.image, ...sponsor.image],
    ...fontSources(settings.FONTS_STYLESHEET_URL ?? ''),
  };
}

/** Executable scripts, and rules for the browser. All others are data. */
const scriptType = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;

/** Nothing else on a page looks like a script, because React and the minifier escape `<`. */
export const scriptsIn = (html: string): string =>
  html.match(/<script\b[\s\S]*?<\/script>/gi)?.join('') ?? '';

/** CSP sources (`'sha256-…'`) of the inline scripts on a page, as a browser parses them. */
export function inlineScriptHashes(html: string): string[] {
  return [...elementsOf(parse(html))]
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => attribute(script, 'src') === undefined)
    .filter((script) => scriptType.test(attribute(script, 'type')?.trim() ?? ''))
    .map(({ childNodes: [text] }) => (text && tree.isTextNode(text) ? text.value : ''))
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
