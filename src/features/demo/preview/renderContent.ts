import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Name and value of a declaration. Values of MUI's variables contain no semicolons or braces. */
const declaration = /([\w-]+)\s*:([^;{}]*)(?=[;}])/g;
const variableUse = /var\(\s*(--mui-[\w-]+)/g;

const variablesIn = (text: string) =>
  [...text.matchAll(variableUse)].flatMap((match) => match[1] ?? []);

/** Theme variables that declarations and style attributes use, also through other variables. */
function usedVariables(css: string, html: string): Set<string> {
  const usedBy = new Map<string, string[]>();
  const found = new Set(variablesIn(html));
  for (const [, name = '', value = ''] of css.matchAll(declaration)) {
    const names = variablesIn(value);
    if (name.startsWith('--mui-')) usedBy.set(name, [...(usedBy.get(name) ?? []), ...names]);
    else names.forEach((each) => found.add(each));
  }
  // A set's iteration includes values that are added during it.
  for (const name of found) usedBy.get(name)?.forEach((each) => found.add(each));
  return found;
}

/**
 * Returns the rules of Emotion's style sheet that a piece of HTML uses. A theme has some 400
 * variables, of which a demo uses a tenth, and components include the styles they are based on.
 * @param rules each with one class or none, as in `cache.inserted`
 */
export function usedCss(rules: readonly string[], html: string): string {
  const classes = new Set(html.match(/demo-[\w-]+/g));
  const css = rules
    .filter((rule) => {
      const own = rule.match(/\.(demo-[\w-]+)/);
      return !own?.[1] || classes.has(own[1]);
    })
    .join('');
  const used = usedVariables(css, html);
  return (
    css
      .replace(/(--mui-[\w-]+)\s*:[^;{}]*(?:;|(?=\}))/g, (text, name: string) =>
        used.has(name) ? text : '',
      )
      // The lookbehind makes this linear: a match starts only where a rule starts.
      .replace(/(?<![^{}])[^{}]+\{\}/g, '')
  );
}

/**
 * Markup of a preview: a style element and the content. The mode is that of the page, because no
 * script has run yet.
 * @param rules as for `usedCss`
 */
export const previewMarkup = (rules: readonly string[], html: string): string =>
  `<style>${usedCss(rules, html).replaceAll('data-toolpad-color-scheme', 'data-theme')}</style><div>${html}</div>`;

const reasonOf = (cause: unknown) =>
  (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '');

/**
 * Renders without `fetch`, whose response would arrive after the page is written, and whose failure
 * would end the build. A boundary of the demo may catch the error, so it's thrown again.
 */
function renderWithoutFetch(render: () => string): string {
  const { fetch } = globalThis;
  let refused: Error | undefined;
  globalThis.fetch = (input) => {
    refused = new Error(
      `it requests "${typeof input === 'object' && 'url' in input ? input.url : input}"`,
    );
    throw refused;
  };
  try {
    const html = render();
    if (refused) throw refused;
    return html;
  } finally {
    globalThis.fetch = fetch;
  }
}

/** Renders a demo to HTML. @throws an error that names the demo's file if that fails */
export function renderContent(element: ReactNode, file: string, identifierPrefix: string): string {
  try {
    return renderWithoutFetch(() => renderToString(element, { identifierPrefix }));
  } catch (cause) {
    throw new Error(
      `${file} can't be rendered without a browser: ${reasonOf(cause)}. Read data and browser variables in an effect or an event handler.`,
      { cause },
    );
  }
}
