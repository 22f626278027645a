import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import css from '@shikijs/langs/css';
import diff from '@shikijs/langs/diff';
import docker from '@shikijs/langs/docker';
import dotenv from '@shikijs/langs/dotenv';
import html from '@shikijs/langs/html';
import jsonc from '@shikijs/langs/jsonc';
import prisma from '@shikijs/langs/prisma';
import bash from '@shikijs/langs/shellscript';
import tsx from '@shikijs/langs/tsx';
import ts from '@shikijs/langs/typescript';
import yaml from '@shikijs/langs/yaml';
import { codeToTokensBase, createShikiPrimitive } from '@shikijs/primitive';
import jiti from 'jiti';
import { existsSync, readFileSync } from 'node:fs';
import scopeData from './scopes.json';

/**
 * Languages that `themeConfig.prism.additionalLanguages` adds. Read as text, because the checker
 * doesn't run the configuration.
 */
const configured = existsSync('docusaurus.config.ts')
  ? /additionalLanguages:\s*\[([^\]]*)\]/.exec(readFileSync('docusaurus.config.ts', 'utf8'))?.[1]
  : '';
const additionalLanguages = configured?.match(/[\w-]+/g) ?? [];

/** Loads the grammar of a language, a module in the format that Node.js 20 can't `require`. */
const loadGrammar = (name: string) =>
  (jiti(__filename)(`@shikijs/langs/${name}`) as { default: typeof css }).default;

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
  ...additionalLanguages,
];

/**
 * TextMate scopes by the one-letter class of their color, which `src/css/code.css` defines. The
 * innermost scope with a color applies, then the longest selector. All other text has the color of
 * plain text.
 */
const scopes: Record<string, string[]> = scopeData.classes;

const classes = Object.keys(scopes);

/** Color of a class in the theme. A theme can't contain classes, so each class has a number. */
const colorOf = (name?: string) => `#00000${classes.indexOf(name ?? '') + 1}`;

const highlighter = createShikiPrimitive({
  langs: [
    ...[bash, css, diff, docker, dotenv, html, jsonc, prisma, ts, tsx, yaml],
    ...additionalLanguages.map(loadGrammar),
  ],
  // With one grammar, names have the same colors in TypeScript and in JavaScript.
  langAlias: { js: 'tsx', jsx: 'tsx', json: 'jsonc', env: 'dotenv' },
  themes: [
    {
      name: 'classes',
      settings: [
        { settings: { foreground: colorOf(), background: '#ffffff' } },
        ...classes.map((name) => ({
          scope: scopes[name],
          settings: { foreground: colorOf(name) },
        })),
        { scope: scopeData.plain, settings: { foreground: colorOf() } },
      ],
    },
  ],
  engine: createJavaScriptRegexEngine(),
});
const knownLanguages = new Set(highlighter.getLoadedLanguages());

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Results by language and code. A build highlights most code several times: for the server and for
 * browsers, and on pages that two versions have in common.
 */
const highlighted = new Map<string, readonly string[]>();

/**
 * Highlights code at build time.
 * @returns HTML of each line, with escaped text and tokens as `<span class="k">`. A token never
 *   spans two lines.
 */
export function highlightLines(code: string, language: string): readonly string[] {
  const lang = knownLanguages.has(language) ? language : 'text';
  const key = `${lang}\n${code}`;
  const lines = highlighted.get(key) ?? highlightLanguage(code, lang);
  highlighted.set(key, lines);
  return lines;
}

function highlightLanguage(code: string, lang: string): string[] {
  // Without a time limit, the result doesn't depend on the speed of the machine.
  return codeToTokensBase(highlighter, code, { lang, tokenizeTimeLimit: 0 }).map((line) => {
    const runs: { className: string | undefined; text: string }[] = [];
    for (const { content, color } of line) {
      const className = classes[Number(color?.slice(1)) - 1];
      const last = runs.at(-1);
      if (last && (last.className === className || content.trim() === '')) last.text += content;
      else if (content) runs.push({ className, text: content });
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
