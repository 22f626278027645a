import { clone, generate, parse, walk, type CssNode, type List, type Selector } from 'css-tree';

/** Parts of a selector that depend on the state of an element, such as `:hover`, or on the mode. */
const stateTypes = ['PseudoClassSelector', 'PseudoElementSelector', 'AttributeSelector'];

/** A selector that also matches elements in other states. */
function inAnyState(selector: Selector): string {
  const result = clone(selector) as Selector;
  result.children.forEach((node, item, list) => {
    if (!stateTypes.includes(node.type)) return;
    if (!item.prev || item.prev.data.type === 'Combinator')
      item.data = { type: 'TypeSelector', name: '*' };
    else list.remove(item);
  });
  return generate(result);
}

/**
 * Returns the rules of a style sheet that apply to a page, or would in another state of its
 * elements.
 * @param findMatches returns which of the selectors match elements of the page
 */
export async function appliedRules(
  css: string,
  findMatches: (selectors: string[]) => Promise<string[]>,
): Promise<string[]> {
  const sheet = parse(css);
  if (sheet.type !== 'StyleSheet') return [];
  /** Selectors of rules in any state, by rule. */
  const rules = new Map<CssNode, { selectors: string[]; remove: () => void }>();
  walk(sheet, {
    visit: 'Rule',
    enter(rule, item, list: List<CssNode>) {
      if (this.atrule?.name.endsWith('keyframes') || rule.prelude.type !== 'SelectorList') return;
      rules.set(rule, {
        selectors: rule.prelude.children
          .toArray()
          .flatMap((each) => (each.type === 'Selector' ? inAnyState(each) : [])),
        remove: () => list.remove(item),
      });
    },
  });
  const matches = new Set(
    await findMatches([...rules.values()].flatMap(({ selectors }) => selectors)),
  );
  for (const { selectors, remove } of rules.values())
    if (!selectors.some((each) => matches.has(each))) remove();
  return sheet.children.toArray().map((node) => generate(node));
}
