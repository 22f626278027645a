import { baseUrlOf, defaultLanguage, languagePattern } from '../../model/facts/languages';
import { editedDemoFolder, freshFiles, type HostHeaders } from './headers';
import type { Redirect } from '../../model/redirects';

/** Backslashes, quotes, and dollar signs have a meaning in double quotes. */
const quote = (text: string) => {
  if (/[$\\\n]/.test(text)) throw new Error(`nginx has no syntax for ${JSON.stringify(text)}.`);
  return `"${text.replace(/"/g, '\\"')}"`;
};

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Pattern that matches a URL with and without its trailing slash, or everything below it. */
const patternOf = (from: string) =>
  from.endsWith('*')
    ? `"~^${escape(from.slice(0, -1))}(?<splat>.*)$"`
    : `"~^${escape(from.replace(/\/$/, ''))}/?$"`;

const base = `^(?:/${languagePattern})?/toolpad/`;

interface Kind {
  pattern: string;
  headers: keyof HostHeaders;
}

const kinds: Kind[] = [
  { pattern: `${base}demos/`, headers: 'demo' },
  { pattern: `${base}${editedDemoFolder}/`, headers: 'editedDemo' },
  { pattern: `${base}assets/`, headers: 'hashed' },
  { pattern: `${base}static/`, headers: 'unhashed' },
  { pattern: `${base}(?:${freshFiles.map(escape).join('|')})$`, headers: 'fresh' },
];

/** Map from URLs to the value of one header. The default is the value for pages. */
function headerMap(name: string, header: string, headers: HostHeaders): string {
  const page = quote(headers.page[header] ?? '');
  const others = kinds
    .map(({ pattern, headers: kind }) => [pattern, quote(headers[kind][header] ?? '')] as const)
    .filter(([, value]) => value !== '""' && value !== page)
    .map(([pattern, value]) => `  "~${pattern}" ${value};`);
  return [`map $uri $toolpad_${name} {`, `  default ${page};`, ...others, '}'].join('\n');
}

/** Maps for redirects with a status: the target, and its hash, which follows the query. */
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

/** Map from URLs to the 404 page in their language. */
function missingMap(languages: readonly string[]): string {
  const others = languages.filter((language) => language !== defaultLanguage).map(baseUrlOf);
  return [
    'map $uri $toolpad_missing {',
    `  default ${baseUrlOf(defaultLanguage)}404.html;`,
    ...others.map((base) => `  "~^${base}" ${base}404.html;`),
    '}',
  ].join('\n');
}

/** Redirects use the undecoded path: a decoded one could add a line break to the response. */
export function renderNginxMaps(
  headers: HostHeaders,
  redirects: Redirect[],
  languages: readonly string[] = [defaultLanguage],
): string {
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
    missingMap(languages),
    '',
  ].join('\n\n');
}
