import { createHash } from 'node:crypto';
import { baseUrl as siteBaseUrl } from '../../src/site/origins';

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** CSP sources (`'sha256-…'`) of the inline scripts of a page that a browser would run or read as speculation rules. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !/type=["']?application\/(?:ld\+)?json/.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** Origins beyond the site's own that the build was configured to talk to, by CSP directive. */
export interface PolicySources {
  script?: string[];
  connect?: string[];
  image?: string[];
  style?: string[];
  font?: string[];
}

/** The Content-Security-Policy: our own files, inline scripts by hash, and exactly what is configured. */
export function contentSecurityPolicy(scriptHashes: string[], sources: PolicySources = {}): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...new Set(scriptHashes)].sort(), ...(sources.script ?? [])],
    'style-src': ["'self'", "'unsafe-inline'", ...(sources.style ?? [])],
    'img-src': ["'self'", 'data:', 'blob:', ...(sources.image ?? [])],
    'font-src': ["'self'", ...(sources.font ?? [])],
    'connect-src': ["'self'", ...(sources.connect ?? [])],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * Headers by path pattern, in the format of the `_headers` file: those of the pages below `baseUrl`, and with the site's own base URL
 * those of all files.
 */
export function renderHeaders(
  policies: { pattern: string; policy: string }[],
  baseUrl: string = siteBaseUrl,
): string {
  const common = [
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), geolocation=(), microphone=()',
  ];
  const blocks = policies.map(({ pattern, policy }) => [
    pattern,
    `  Content-Security-Policy: ${policy}`,
  ]);
  return [
    ...(baseUrl === siteBaseUrl ? [['/*', ...common].join('\n')] : []),
    ...blocks.map((lines) => lines.join('\n')),
    `${baseUrl}assets/*\n  Cache-Control: public, max-age=31536000, immutable`,
    `${baseUrl}sw.js\n  Cache-Control: no-cache`,
    '',
  ].join('\n\n');
}
