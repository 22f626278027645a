import path from 'node:path';

/** Partials that a page imports, as paths relative to the root of the site. */
export const partialsIn = ({ file, source }: { file: string; source: string }): string[] =>
  [...source.matchAll(/^import\s[^'"]*['"](\.[^'"]*\.mdx?)['"]/gm)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(file), target),
  );
