import { freshFiles, type HostHeaders } from './headers';
import type { Redirect } from './redirects';

/**
 * Text of an nginx setting: in double quotes, where a backslash, a quote and a dollar sign mean
 * something.
 */
const quote = (text: string) => {
  if (/[$\\\n]/.test(text)) throw new Error(`nginx has no syntax for ${JSON.stringify(text)}.`);
  return `"${text.replace(/"/g, '\\"')}"`;
};

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Matches an address with and without its trailing slash, or what is below it. */
const patternOf = (from: string) =>
  from.endsWith('*')
    ? `"~^${escape(from.slice(0, -1))}(?<splat>.*)$"`
    : `"~^${escape(from.replace(/\/$/, ''))}/?$"`;

/** Where the pages of a language begin. */
const base = '^(?:/[a-z][a-z])?/toolpad/';

interface Kind {
  /** Regular expression of the addresses. */
  pattern: string;
  headers: keyof HostHeaders;
}

const kinds: Kind[] = [
  { pattern: `${base}demos/`, headers: 'demo' },
  { pattern: `${base}assets/`, headers: 'hashed' },
  { pattern: `${base}static/`, headers: 'named' },
  { pattern: `${base}(?:${freshFiles.map(escape).join('|')})$`, headers: 'fresh' },
];

/** A map from the address to one header. Pages are the rule. */
function headerMap(name: string, header: string, headers: HostHeaders): string {
  const page = quote(headers.page[header] ?? '');
  const others = kinds
    .map(({ pattern, headers: kind }) => [pattern, quote(headers[kind][header] ?? '')] as const)
    .filter(([, value]) => value !== '""' && value !== page)
    .map(([pattern, value]) => `  "~${pattern}" ${value};`);
  return [`map $uri $toolpad_${name} {`, `  default ${page};`, ...others, '}'].join('\n');
}

/** Redirects with a status: the target, and its hash, which follows the query. */
function redirectMaps(redirects: Redirect[], status: number): string {
  const ordered = [
    ...redirects.filter(({ from }) => !from.includes('*')),
    ...redirects.filter(({ from }) => from.includes('*')),
  ].filter((redirect) => redirect.status === status);
  const paths = ordered.map(({ from, to }) => {
    const [path = ''] = to.split('#');
    const target = path.endsWith(':splat') ? `"${path.replace(':splat', '$splat')}"` : quote(path);
    return `  ${patternOf(from)} ${target};`;
  });
  const hashes = ordered
    .filter(({ to }) => to.includes('#'))
    .map(({ from, to }) => `  ${patternOf(from)} ${quote(`#${to.split('#')[1]}`)};`);
  return [
    [`map $toolpad_path $toolpad_moved_${status} {`, '  default "";', ...paths, '}'].join('\n'),
    [`map $toolpad_path $toolpad_hash_${status} {`, '  default "";', ...hashes, '}'].join('\n'),
  ].join('\n\n');
}

/**
 * What `deploy/nginx.conf` includes: headers and redirects of this build as maps. The path of a
 * redirect is the one the reader sent: a decoded one could bring a line break into the answer.
 */
export function renderNginxMaps(headers: HostHeaders, redirects: Redirect[]): string {
  const common = Object.entries(headers.common).map(([name, value]) => `# ${name}: ${value}`);
  return [
    [
      '# Written by the build. deploy/nginx.conf includes it, with these headers for all:',
      ...common,
    ].join('\n'),
    headerMap('policy', 'Content-Security-Policy', headers),
    headerMap('framing', 'X-Frame-Options', headers),
    headerMap('caching', 'Cache-Control', headers),
    'map $request_uri $toolpad_path {\n  "~^(?<path>[^?]*)" $path;\n}',
    redirectMaps(redirects, 301),
    redirectMaps(redirects, 302),
    '',
  ].join('\n\n');
}
