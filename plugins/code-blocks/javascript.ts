import { deriveJs, eraseTypes } from '../../model/demos/deriveJs';
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

const charactersOf = (code: string) =>
  code
    .split('\n')
    .flatMap((text, row) =>
      [...text.replace(/\s/g, '').toLowerCase()].map((character) => ({ character, line: row + 1 })),
    );

/** Lines that come from the given ones. Formatting changes signs and breaks, but no letters. */
function sameLines(erased: string, lines: Set<number>, code: string): Set<number> {
  const before = charactersOf(erased);
  const found = charactersOf(code).flatMap(({ character, line }) => {
    const next = before.findIndex(
      (each) => each.character === character || /\p{L}/u.test(each.character),
    );
    if (before[next]?.character !== character) return [];
    const [from] = before.splice(0, next + 1).slice(-1);
    return from && lines.has(from.line) ? [line] : [];
  });
  return new Set(found);
}

/** As `plugins/demos` does for demos. @throws SyntaxError if the code can't be parsed */
export async function toJavaScript(
  code: string,
  language: string,
  { title, lines }: Pick<FenceMeta, 'title' | 'lines'>,
): Promise<JavaScriptFence> {
  const module = readModule(`sample.${language}`, code);
  const derived = (await deriveJs(module, style)).trimEnd();
  return {
    code: derived === '' ? typesOnlyComment : derived,
    language: language.replace('ts', 'js'),
    ...(title ? { title: titleOf(title) } : {}),
    lines: lines.size > 0 ? sameLines(eraseTypes(module), lines, derived) : lines,
  };
}
