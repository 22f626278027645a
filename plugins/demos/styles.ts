import postcss, { type Rule } from 'postcss';
import { compile } from 'tailwindcss';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Attribute of the element to which a demo's styles apply. Its value is the demo's name. */
const scopeAttribute = 'data-demo-styles';

/** Without the reset, which would also apply to a demo's components. Borders need one rule. */
const tailwindInput = `
@import "tailwindcss/theme.css";
@import "tailwindcss/utilities.css";
@custom-variant dark (&:where([data-theme=dark] *, [data-toolpad-color-scheme=dark] *));
:where(:root) * { border: 0 solid; }
`;

const isNested = (rule: Rule) =>
  rule.parent?.type === 'rule' ||
  (rule.parent?.type === 'atrule' &&
    /keyframes$/.test((rule.parent as { name?: string }).name ?? ''));

function scopeSelector(selector: string, scope: string): string {
  const rooted = selector.replace(/:root\b|:host\b|^(?:html|body)(?![\w-])/g, scope);
  return rooted === selector ? `${scope} ${selector}` : rooted;
}

/** `:root` becomes the demo's frame; nested rules and keyframes are unchanged. */
export function scopeCss(css: string, name: string): string {
  const scope = `[${scopeAttribute}="${name}"]`;
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (!isNested(rule))
      rule.selectors = [
        ...new Set(rule.selectors.map((selector) => scopeSelector(selector, scope))),
      ];
  });
  return root.toString();
}

/** Words in a source that may be class names. Tailwind ignores all others. */
const candidates = (source: string) => [...new Set(source.match(/[^\s"'`<>{}=;]+/g) ?? [])];

export async function compileTailwind(source: string): Promise<string> {
  const resolve = createRequire(__filename).resolve;
  const { build } = await compile(tailwindInput, {
    loadStylesheet: async (id, base) => {
      const path = resolve(id);
      return { path, base, content: await readFile(path, 'utf8') };
    },
  });
  return build(candidates(source));
}
