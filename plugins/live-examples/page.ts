import type { Bundle } from './bundle';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/**
 * The example's `index.html` for the site: with its bundle instead of its source, below the assets
 * of the site, and not for search engines.
 * @param assets address of the bundle's folder, with a slash at the end
 * @throws if it names no source, or another file that the site does not have
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
    ...(style ? [`<link rel="stylesheet" href="${escape(assets + style)}" />`] : []),
  ].join('\n    ');
  return html
    .replace(source, `<script type="module" src="${escape(assets + script)}"></script>`)
    .replace(/(<link rel="icon" href=")\//, `$1${escape(assets)}`)
    .replace('</head>', `  ${head}\n  </head>`);
}
