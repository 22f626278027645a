import { deriveJs } from '../demos/deriveJs';
import { readModule } from '../demos/parse';
import type { FenceMeta } from './meta';

/** What a reader of JavaScript gets for a TypeScript fence. */
export interface JavaScriptFence {
  code: string;
  language: string;
  title?: string;
  /** Lines to highlight: those that read the same as the highlighted ones of the source. */
  lines: Set<number>;
}

/** Shown in the place of a file that only declares types. */
const typesOnly = '// This file only declares types. JavaScript does not need it.';

/**
 * Files that Next.js reads as ES modules only with this ending, since its projects are CommonJS.
 */
const titleOf = (title: string) =>
  title.replace(/next\.config\.ts$/, 'next.config.mjs').replace(/\.(m|c)?ts(x?)$/, '.$1js$2');

/** How the samples of these pages are formatted. */
const style = { singleQuote: true, printWidth: 100 };

/**
 * Files of a Toolpad Studio app that are TypeScript for every reader: Studio 0.13.0 looks for
 * `resources/*.ts` and `components/*.tsx` alone, and takes the parameters of a function from their
 * types. Other files of an app, such as `toolpad/database.ts`, may be either.
 */
const isTypeScriptOnly = (title = '') =>
  /^toolpad\/(?:resources\/.*\.ts|components\/.*\.tsx|.*\.d\.ts)\b/.test(title);

/**
 * Whether the JavaScript of a fence can be derived: it is whole TypeScript, may be JavaScript as
 * well, and the writer has not written both variants.
 */
export const isDerivable = (language: string, { tab, diff, nocheck, title }: FenceMeta): boolean =>
  /^tsx?$/.test(language) &&
  tab === undefined &&
  !diff &&
  nocheck === undefined &&
  !isTypeScriptOnly(title);

function sameLines(source: string, lines: Set<number>, code: string): Set<number> {
  const wanted = source.split('\n').filter((_, index) => lines.has(index + 1));
  const texts = new Set(wanted.map((line) => line.trim()).filter(Boolean));
  return new Set(
    code.split('\n').flatMap((line, index) => (texts.has(line.trim()) ? [index + 1] : [])),
  );
}

/**
 * Derives the JavaScript of a fence, as `plugins/demos` does for demos, in the code style of the
 * repository.
 * @throws SyntaxError when the code cannot be parsed
 */
export async function toJavaScript(
  code: string,
  language: string,
  { title, lines }: Pick<FenceMeta, 'title' | 'lines'>,
): Promise<JavaScriptFence> {
  const derived = (await deriveJs(readModule(`sample.${language}`, code), style)).trimEnd();
  return {
    code: derived === '' ? typesOnly : derived,
    language: language.replace('ts', 'js'),
    ...(title ? { title: titleOf(title) } : {}),
    lines: sameLines(code, lines, derived),
  };
}
