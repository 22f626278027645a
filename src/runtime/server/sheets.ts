import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Name of a class in a CSS module: its original name and a hash. */
const moduleClass = /\.(\w[\w-]*_[\w-]{4})(?![\w-])/g;

export type Sheets = ReadonlyMap<string, ReadonlySet<string>>;

export function readSheets(root: string, folder = 'assets/css'): Sheets {
  const files = readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.css'));
  return new Map(
    files.map((file) => {
      const css = readFileSync(path.join(root, folder, file), 'utf8');
      return [
        `${folder}/${file}`,
        new Set([...css.matchAll(moduleClass)].map(([, name = '']) => name)),
      ];
    }),
  );
}

/** The template (`plugins/static-pages/template.html`) reads and removes the comment. */
export function addSheetComment(html: string, sheets: Sheets): string {
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const used = [...sheets].filter(([, styled]) => classes.some((name) => styled.has(name)));
  return `<!--sheets ${used.map(([file]) => file).join(' ')}-->${html}`;
}
