import { escapeHtml } from '../shared/escapeHtml';
import type { Bundle } from './bundle';

/**
 * Adapts the example's `index.html` to the site: loads the bundle instead of the source, and
 * excludes the page from search engines.
 * @param assets URL of the bundle's folder, with a trailing slash
 * @throws if the page loads no source, or loads another file that the site lacks
 */
export function renderLivePage(
  html: string,
  { script, style }: Pick<Bundle, 'script' | 'style'>,
  assets: string,
): string {
  const source = /<script type="module" src="\/src\/[^"]+"><\/script>/;
  if (!source.test(html)) throw new Error('index.html has no <script type="module"> of /src/.');
  const head = [
    '<meta name="robots" content="noindex" />',
    ...(style ? [`<link rel="stylesheet" href="${escapeHtml(assets + style)}" />`] : []),
  ].join('\n    ');
  return html
    .replace(source, `<script type="module" src="${escapeHtml(assets + script)}"></script>`)
    .replace(/(<link rel="icon" href=")\//, `$1${escapeHtml(assets)}`)
    .replace('</head>', `  ${head}\n  </head>`);
}
