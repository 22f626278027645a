import { deriveJs } from '../../model/demos/deriveJs';
import { readModule } from '../../model/demos/parseModule';
import type { FenceMeta } from '../../model/code/fenceMeta';

interface JavaScriptFence {
  code: string;
  language: string;
  title?: string;
  /** Lines to highlight: those with the same code as a highlighted line of the source. */
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

function sameLines(source: string, lines: Set<number>, code: string): Set<number> {
  const wanted = source.split('\n').filter((_, index) => lines.has(index + 1));
  const texts = new Set(wanted.map((line) => line.trim()).filter(Boolean));
  return new Set(
    code.split('\n').flatMap((line, index) => (texts.has(line.trim()) ? [index + 1] : [])),
  );
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
