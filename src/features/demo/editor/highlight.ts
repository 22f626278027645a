import { Prism } from 'prism-react-renderer';
import type { CodeText } from '@site/model/facts/demo';

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
