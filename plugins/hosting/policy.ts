/** Origins beyond the site's own that the build was configured to talk to, by CSP directive. */
export interface PolicySources {
  script?: string[];
  connect?: string[];
  image?: string[];
  style?: string[];
  font?: string[];
}

/** Who may show a page in a frame. */
export type Framing = 'none' | 'self';

/**
 * The Content-Security-Policy: our own files, inline scripts by hash, and exactly what is
 * configured.
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
 * The policy as a page can say it of itself: without the directives that browsers read from headers
 * only.
 */
export const policyForMeta = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
