import postcss, { type Rule } from 'postcss';
import { compile } from 'tailwindcss';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Attribute of the element below which a demo's styles apply; its value is the demo's name. */
const scopeAttribute = 'data-demo-styles';

/**
 * Tailwind without layers and without its reset, which would reach the components a demo shows.
 * Borders need one line of it.
 */
const tailwindInput = `
@import "tailwindcss/theme.css";
@import "tailwindcss/utilities.css";
@custom-variant dark (&:where([data-theme=dark] *, [data-toolpad-color-scheme=dark] *));
:where(:root) * { border: 0 solid; }
`;

const inside = (rule: Rule) =>
  rule.parent?.type === 'rule' ||
  (rule.parent?.type === 'atrule' &&
    /keyframes$/.test((rule.parent as { name?: string }).name ?? ''));

function scopeSelector(selector: string, scope: string): string {
  const rooted = selector.replace(/:root\b|:host\b|^(?:html|body)(?![\w-])/g, scope);
  return rooted === selector ? `${scope} ${selector}` : rooted;
}

/**
 * Makes a style sheet apply to one demo only. `:root` becomes the demo's frame; nested rules and
 * key frames stay as they are.
 */
export function scopeCss(css: string, name: string): string {
  const scope = `[${scopeAttribute}="${name}"]`;
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (!inside(rule))
      rule.selectors = [
        ...new Set(rule.selectors.map((selector) => scopeSelector(selector, scope))),
      ];
  });
  return root.toString();
}

/** Words of a source that may be class names. Those that are none produce nothing. */
const candidates = (source: string) => [...new Set(source.match(/[^\s"'`<>{}=;]+/g) ?? [])];

/** The Tailwind utilities that a source uses, as a style sheet. */
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
