import { deriveJs } from '../../model/demos/deriveJs';
import { readModule } from '../../model/demos/parseModule';
import type { FenceMeta } from '../../model/code/fenceMeta';

interface JavaScriptFence {
  code: string;
  language: string;
  title?: string;
  /** Lines to highlight: those that come from a highlighted line of the source. */
  lines: Set<number>;
}

const typesOnlyComment = '// This file only declares types. JavaScript does not need it.';

/** JavaScript file name. Projects for Next.js are CommonJS, so its configuration needs `.mjs`. */
const titleOf = (title: string) =>
  title.replace(/next\.config\.ts$/, 'next.config.mjs').replace(/\.(m|c)?ts(x?)$/, '.$1js$2');

const style = { singleQuote: true, printWidth: 100 };

/**
 * Files of a Toolpad Studio app that must be TypeScript: Studio 0.13.0 only finds `resources/*.ts`
 * and `components/*.tsx`, and reads the parameters of a function from their types. Other files of
 * an app, such as `toolpad/database.ts`, can use either language.
 */
const isTypeScriptOnly = (title = '') =>
  /^toolpad\/(?:resources\/.*\.ts|components\/.*\.tsx|.*\.d\.ts)\b/.test(title);

/** The fence is complete TypeScript, and the writer hasn't added both variants. */
export const isDerivable = (language: string, { tab, diff, nocheck, title }: FenceMeta): boolean =>
  /^tsx?$/.test(language) &&
  tab === undefined &&
  !diff &&
  nocheck === undefined &&
  !isTypeScriptOnly(title);

/** How much of a line is left in another, from 0 to 1: types are removed, the rest is in order. */
function similarity(before: string, after: string): number {
  let found = 0;
  for (const character of before) if (character === after[found]) found += 1;
  return after !== '' && found === after.length ? after.length / before.length : 0;
}

/** Lines that come from the given ones: the most similar ones in the same order. */
function sameLines(source: string, lines: Set<number>, code: string): Set<number> {
  if (lines.size === 0) return lines;
  const before = source.split('\n').map((line) => line.trim());
  type Path = { score: number; lines: number[] };
  const none: Path = { score: 0, lines: [] };
  let paths: Path[] = before.map(() => none).concat(none);
  for (const [index, line] of code.split('\n').entries()) {
    const next = [none];
    for (const [row, text] of before.entries()) {
      const { score, lines: all } = paths[row] ?? none;
      const found = lines.has(row + 1) ? [...all, index + 1] : all;
      const same = similarity(text, line.trim());
      const options = [{ score: score + same, lines: same ? found : all }, paths[row + 1] ?? none];
      next.push([next[row] ?? none, ...options].sort((a, b) => b.score - a.score)[0] ?? none);
    }
    paths = next;
  }
  return new Set(paths.at(-1)?.lines);
}

/** As `plugins/demos` does for demos. @throws SyntaxError if the code can't be parsed */
export async function toJavaScript(
  code: string,
  language: string,
  { title, lines }: Pick<FenceMeta, 'title' | 'lines'>,
): Promise<JavaScriptFence> {
  const derived = (await deriveJs(readModule(`sample.${language}`, code), style)).trimEnd();
  return {
    code: derived === '' ? typesOnlyComment : derived,
    language: language.replace('ts', 'js'),
    ...(title ? { title: titleOf(title) } : {}),
    lines: sameLines(code, lines, derived),
  };
}
