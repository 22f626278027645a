import { parseMeta } from '../../../plugins/code-blocks/meta';
import { nearest, type Mistake } from '../../../plugins/shared/mistakes';
import { preferenceValues, type PreferenceName } from '../../../src/site/preferences';
import { mistakeIn, type PageCheck } from '../rule';
import type { Page } from '../site';

/** `package-manager` follows the preference `packageManager`. */
const preferenceOf = (group: string) =>
  group.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

type Node = Page['elements'][number] & { lang?: string; meta?: string | null; value?: string };

const tabOf = (child: Node): string | undefined => {
  if (child.type === 'code') return parseMeta(child.meta).tab;
  const attribute = child.attributes?.find(({ name }) => name === 'tab' || name === 'data-tab');
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
};

const isBlank = ({ type, value = '' }: Node) =>
  type === 'mdxFlowExpression' || (type === 'text' && value.trim() === '');

function checkTabs(page: Page, element: Node, groups: readonly string[]): Mistake[] {
  const group = element.attributes?.find(({ name }) => name === 'group')?.value;
  const known = typeof group === 'string' && groups.includes(group);
  const allowed: readonly string[] = known
    ? preferenceValues(preferenceOf(group) as PreferenceName)
    : [];
  return ((element.children ?? []) as Node[])
    .filter((child) => !isBlank(child))
    .flatMap((child) => {
      const tab = tabOf(child);
      if (!tab)
        return [
          mistakeIn(
            page,
            child,
            'code-tabs/missing-tab',
            '<CodeTabs> takes only code blocks with a tab, as in ```bash tab="npm".',
          ),
        ];
      return known && !allowed.includes(tab)
        ? [
            mistakeIn(
              page,
              child,
              'code-tabs/unknown-tab',
              `The group "${String(group)}" has no tab "${tab}".${nearest(tab, allowed) || ` Its tabs are: ${allowed.join(', ')}.`}`,
            ),
          ]
        : [];
    });
}

/** What is in `<CodeTabs>`. Its group is checked as every prop is. */
export const codeTabs: PageCheck = {
  scope: 'page',
  rules: {
    'code-tabs/missing-tab': 'Each code block of `<CodeTabs>` names its tab.',
    'code-tabs/unknown-tab': 'A group has only the tabs that its preference allows.',
  },
  check(page, { components }) {
    const group = components.components.CodeTabs?.group?.text;
    const groups = Array.isArray(group) ? group : [];
    return page.elements
      .filter(({ name }) => name === 'CodeTabs')
      .flatMap((element) => checkTabs(page, element, groups));
  },
};
