/** Name and value of a declaration. Values of MUI's variables hold no semicolon and no brace. */
const declaration = /([\w-]+)\s*:([^;{}]*)(?=[;}])/g;
const read = /var\(\s*(--mui-[\w-]+)/g;

/** Variables of the theme that declarations read, and those that the values of these read. */
function variablesRead(css: string): Set<string> {
  const readBy = new Map<string, string[]>();
  const found = new Set<string>();
  for (const [, name = '', value = ''] of css.matchAll(declaration)) {
    const names = [...value.matchAll(read)].flatMap((match) => match[1] ?? []);
    if (name.startsWith('--mui-')) readBy.set(name, [...(readBy.get(name) ?? []), ...names]);
    else names.forEach((each) => found.add(each));
  }
  // Iterating over a set includes values that are added meanwhile.
  for (const name of found) readBy.get(name)?.forEach((each) => found.add(each));
  return found;
}

/**
 * What a piece of HTML needs of the style sheet Emotion wrote with it. A theme brings some 400
 * variables, of which a demo reads a tenth, and components bring the styles they are made from.
 * @param rules of one class each, or of none, as in `cache.inserted`
 */
export function usedCss(rules: readonly string[], html: string): string {
  const classes = new Set(html.match(/demo-[\w-]+/g));
  const css = rules
    .filter((rule) => {
      const own = rule.match(/\.(demo-[\w-]+)/);
      return !own?.[1] || classes.has(own[1]);
    })
    .join('');
  const kept = variablesRead(css);
  return (
    css
      .replace(/(--mui-[\w-]+)\s*:[^;{}]*(?:;|(?=\}))/g, (text, name: string) =>
        kept.has(name) ? text : '',
      )
      // The lookbehind keeps this linear: a match starts only where a rule does.
      .replace(/(?<![^{}])[^{}]+\{\}/g, '')
  );
}
