import { parseMeta } from '../../../plugins/code-blocks/meta';
import { textOf } from '../../../plugins/pages/nodes';
import { nearest, type Problem } from '../../../plugins/shared/problems';
import { preferenceValues, type PreferenceName } from '../../../src/site/preferences';
import { tag } from '../../../src/tags/CodeTabs/tag';
import { problemIn, type PageCheck } from '../rule';
import type { Page } from '../site';

/** `package-manager` follows the preference `packageManager`. */
const preferenceOf = (group: string) =>
  group.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

type Node = Page['elements'][number] & { lang?: string; meta?: string | null; value?: string };

const tabOf = (child: Node): string | undefined => {
  if (child.type === 'code') return parseMeta(child.meta).tab;
  return textOf(child, 'tab') ?? textOf(child, 'data-tab');
};

const isBlank = ({ type, value = '' }: Node) =>
  type === 'mdxFlowExpression' || (type === 'text' && value.trim() === '');

/** Tabs of a group that are missing: who has chosen one of them would see the code of another. */
function missingTabs(
  page: Page,
  element: Node,
  group: string,
  allowed: readonly string[],
): Problem[] {
  const tabs = ((element.children ?? []) as Node[]).map(tabOf);
  const missing = allowed.filter((each) => !tabs.includes(each));
  // What is wrong with the tabs that are there is said of them.
  const isSound = tabs.every((tab) => tab === undefined || allowed.includes(tab));
  return missing.length > 0 && isSound && tabs.some(Boolean)
    ? [
        problemIn(
          page,
          element,
          'code-tabs/missing-value',
          `The group "${group}" also has ${missing.map((each) => `"${each}"`).join(' and ')}. Add a code block with tab="${missing[0] ?? ''}", or remove the group.`,
        ),
      ]
    : [];
}

/** Code blocks that name a tab and are not in `<CodeTabs>`. */
function outside(page: Page): Problem[] {
  const inside = new Set(
    page.elements
      .filter(({ name }) => name === 'CodeTabs')
      .flatMap(({ children = [] }) => children.map(({ position }) => position?.start.line)),
  );
  return page.fences
    .filter(({ meta, line }) => meta.tab && !inside.has(line))
    .map((fence) =>
      problemIn(
        page,
        fence,
        'code-tabs/outside',
        `tab="${fence.meta.tab ?? ''}" has no effect outside <CodeTabs>. Put the block into <CodeTabs>, or remove the word.`,
      ),
    );
}

function checkTabs(page: Page, element: Node, groups: readonly string[]): Problem[] {
  const group = textOf(element, 'group');
  const known = group !== undefined && groups.includes(group);
  const allowed: readonly string[] = known
    ? preferenceValues(preferenceOf(group) as PreferenceName)
    : [];
  const wrong = ((element.children ?? []) as Node[])
    .filter((child) => !isBlank(child))
    .flatMap((child) => {
      const tab = tabOf(child);
      if (!tab)
        return [
          problemIn(
            page,
            child,
            'code-tabs/missing-tab',
            '<CodeTabs> takes only code blocks with a tab, as in ```bash tab="npm".',
          ),
        ];
      return known && !allowed.includes(tab)
        ? [
            problemIn(
              page,
              child,
              'code-tabs/unknown-tab',
              `The group "${group}" has no tab "${tab}".${nearest(tab, allowed) || ` Its tabs are: ${allowed.join(', ')}.`}`,
            ),
          ]
        : [];
    });
  return known ? [...wrong, ...missingTabs(page, element, group, allowed)] : wrong;
}

/** What is in `<CodeTabs>`. Its group is checked as every prop is. */
export const codeTabs: PageCheck = {
  scope: 'page',
  rules: {
    'code-tabs/missing-tab': 'Each code block of `<CodeTabs>` names its tab.',
    'code-tabs/unknown-tab': 'A group has only the tabs that its preference allows.',
    'code-tabs/missing-value': 'A group has all tabs of its preference.',
    'code-tabs/outside': 'A code block with a tab is in `<CodeTabs>`.',
  },
  check(page) {
    const groups = tag.attributes.group.type;
    const inTabs = page.elements
      .filter(({ name }) => name === 'CodeTabs')
      .flatMap((element) => checkTabs(page, element, groups));
    return [...inTabs, ...outside(page)];
  },
};
