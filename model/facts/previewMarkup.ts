/** Selector of progress indicators, and of data grids without rows. */
export const withoutData = '[role=progressbar], .MuiDataGrid-root:not(:has([role=row][data-id]))';

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
