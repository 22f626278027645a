import { normalizeTokens } from 'prism-react-renderer';
import Prism, { type Grammar } from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

loadLanguages(['jsx', 'tsx', 'bash', 'json', 'json5', 'yaml', 'css', 'diff', 'docker', 'ini']);

const aliases: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  jsonc: 'json5',
  html: 'markup',
  dotenv: 'ini',
  env: 'ini',
  prisma: 'text',
  dockerfile: 'docker',
};

/** Languages that a code fence can have. Any other is reported as a problem. */
export const fenceLanguages = [
  'tsx',
  'ts',
  'jsx',
  'js',
  'json',
  'jsonc',
  'yaml',
  'bash',
  'css',
  'html',
  'diff',
  'dotenv',
  'prisma',
  'docker',
  'text',
];

/**
 * A one-letter class for each token type; `src/css/code.css` defines the colors. All other types
 * have the color of plain text.
 */
const classOfType: Record<string, string> = {
  keyword: 'k',
  'control-flow': 'k',
  atrule: 'k',
  important: 'k',
  rule: 'k',
  string: 's',
  'template-string': 's',
  'attr-value': 's',
  url: 's',
  inserted: 's',
  comment: 'c',
  prolog: 'c',
  doctype: 'c',
  cdata: 'c',
  function: 'f',
  'function-variable': 'f',
  number: 'n',
  boolean: 'n',
  constant: 'n',
  regex: 'n',
  unit: 'n',
  tag: 't',
  'class-name': 't',
  builtin: 't',
  selector: 't',
  key: 't',
  deleted: 'd',
  'attr-name': 'a',
  property: 'a',
  parameter: 'a',
  variable: 'a',
  environment: 'a',
};

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Code inside a string or a tag, which ignores the colors around it. */
const embedded = new Set(['script', 'spread', 'interpolation', 'plain-text']);

/** The innermost type with a color applies: `punctuation` inside a `tag` has none. */
function tokenClass(allTypes: string[]): string | undefined {
  const types = allTypes.slice(allTypes.findLastIndex((type) => embedded.has(type)) + 1);
  const innermost = types.at(-1) ?? 'plain';
  if (innermost === 'punctuation' && types.includes('attr-value') && !types.includes('attr-equals'))
    return 's';
  if (
    innermost === 'punctuation' ||
    innermost === 'operator' ||
    innermost === 'plain' ||
    innermost === 'attr-equals'
  )
    return undefined;
  return types.map((type) => classOfType[type]).findLast(Boolean);
}

/**
 * Tokenizes as `Prism.highlight` does: its hooks find the text between JSX tags, in which "for" and
 * "new" aren't keywords.
 */
function tokensOf(
  code: string,
  grammar: Grammar,
  language: string,
): ReturnType<typeof Prism.tokenize> {
  const env = { code, grammar, language, tokens: [] as ReturnType<typeof Prism.tokenize> };
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return env.tokens;
}

/**
 * Highlights code at build time.
 * @returns HTML of each line, with escaped text and tokens as `<span class="k">`. A token never
 *   spans two lines.
 */
export function highlightLines(code: string, language: string): string[] {
  const grammar = Prism.languages[aliases[language] ?? language];
  if (!grammar) return code.split('\n').map(escapeHtml);
  return normalizeTokens(tokensOf(code, grammar, aliases[language] ?? language)).map((line) => {
    const runs: { className: string | undefined; text: string }[] = [];
    for (const { types, content, empty } of line) {
      if (empty) continue;
      const className = content.trim() === '' ? runs.at(-1)?.className : tokenClass(types);
      const last = runs.at(-1);
      if (last && last.className === className) last.text += content;
      else runs.push({ className, text: content });
    }
    return runs
      .map(({ className, text }) =>
        className ? `<span class="${className}">${escapeHtml(text)}</span>` : escapeHtml(text),
      )
      .join('');
  });
}

/** Highlights code to one string with newlines. */
export function highlight(code: string, language: string): string {
  return highlightLines(code, language).join('\n');
}
