/** Other origins that the build is configured to use, by CSP directive. */
export interface PolicySources {
  script?: string[];
  connect?: string[];
  image?: string[];
  style?: string[];
  font?: string[];
}

/** Which sites can show a page in a frame. */
export type Framing = 'none' | 'self';

/**
 * Creates the Content-Security-Policy: our own files, inline scripts by hash, and the configured
 * origins.
 * @param scriptHashes CSP sources of the inline scripts, see `inlineScriptHashes`
 */
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
