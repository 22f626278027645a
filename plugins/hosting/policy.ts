import { createHash } from 'node:crypto';
import { defaultTreeAdapter as tree, parse } from 'parse5';
import { attribute, elementsOf } from '../shared/html';
import type { PolicySources } from '../../model/policySources';

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
