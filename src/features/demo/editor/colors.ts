import { Prism } from 'prism-react-renderer';
import type { CodeText } from '@site/model/facts/demo';
import { baseUrl } from '@site/model/facts/origins';

/*
 * Prism highlights what a reader edits, at each key. Everything else is highlighted by Shiki when
 * the site is built (model/code/highlight.ts), so that readers load no highlighter for it.
 */

/** Prism's names of the colors in code blocks (src/css/code.css). */
const names: Record<string, string> = {
  k: 'keyword',
  s: 'string',
  c: 'comment',
  f: 'function',
  n: 'number',
  t: 'tag',
  a: 'attr-name',
  d: 'deleted',
};

const withPrismNames = (html: string) =>
  html.replace(/<span class="(\w)">/g, (_, name: string) => `<span class="token ${names[name]}">`);

/** Splits HTML into lines. Tokens that span several lines are repeated in each. */
function splitLines(html: string): string[] {
  const open: string[] = [];
  return html.split('\n').map((line) => {
    const before = open.join('');
    for (const [tag] of line.matchAll(/<[^>]+>/g)) {
      if (tag.startsWith('</')) open.pop();
      else open.push(tag);
    }
    return before + line + '</span>'.repeat(open.length);
  });
}

function prismLines(code: string): string[] {
  const grammar = Prism.languages.tsx;
  return splitLines(
    grammar
      ? Prism.highlight(code, grammar, 'tsx')
      : code.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
}

/**
 * Creates a function that highlights edits of a file. Lines of the original keep its colors, which
 * are those of the build, so that opening the editor changes none. Prism highlights the others.
 */
export function createHighlight({ code: original, html }: CodeText): (code: string) => string {
  const texts = original.split('\n');
  const known = splitLines(withPrismNames(html));
  const knownByText = new Map(texts.map((text, index) => [text, known[index]]));
  return (code) => {
    const lines = code.split('\n');
    const own = (text: string, index: number) =>
      texts[index] === text ? known[index] : knownByText.get(text);
    if (lines.every((text, index) => own(text, index) !== undefined))
      return lines.map(own).join('\n');
    const colored = prismLines(code);
    return lines.map((text, index) => own(text, index) ?? colored[index] ?? '').join('\n');
  };
}

const url = `${baseUrl}static/styles/prism-okaidia.css`;

let loading: Promise<void> | undefined;

function link(): Promise<void> {
  return new Promise((resolve) => {
    const element = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: url,
    });
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      loading = undefined;
      resolve();
    };
    document.head.append(element);
  });
}

async function load(): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(String(response.status));
    const style = document.createElement('style');
    style.textContent = await response.text();
    document.head.append(style);
  } catch {
    await link();
  }
}

/**
 * Loads the colors of the editor once: with fetch, or if that fails, with a link
 * (docs/behavior.md#theme). Without them, code has no colors.
 */
export function loadOkaidia(): Promise<void> {
  loading ??= load();
  return loading;
}
