import type { Code } from 'mdast';
import { parseMeta } from '../../model/code/fenceMeta';
import { attributeText } from '../../model/pages/nodes';
import { suggest } from '../../model/problems';
import { preferenceValues, type PreferenceName } from '../../model/facts/preferences';
import { tags } from '../../model/tags/records/content';
import { packagesOf, readCommand, commandsIn } from '../packageCommands';
import { pageCheck, type PageReport } from '../rule';
import type { Page } from '../../model/pages/pages';

const rules = {
  'code-tabs/missing-tab': 'Every code block in `<CodeTabs>` names its tab.',
  'code-tabs/unknown-tab': 'The tabs of a group are values of its preference.',
  'code-tabs/missing-value': 'A group has a tab for every value of its preference.',
  'code-tabs/different-commands': 'All tabs of package managers run the same commands.',
  'code-tabs/other-manager': 'The tab of a package manager contains its own commands.',
  'code-tabs/outside': 'Code blocks with a tab are in `<CodeTabs>`.',
};
type Report = PageReport<typeof rules>;
type Node = Page['elements'][number] & { lang?: string; meta?: string | null; value?: string };

/** The tabs of a group. `package-manager` follows the preference `packageManager`. */
const tabsOf = (group: string): readonly string[] =>
  preferenceValues(
    group.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as PreferenceName,
  );

const tabOf = (child: Node): string | undefined =>
  child.type === 'code'
    ? parseMeta(child.meta).tab
    : (attributeText(child, 'tab') ?? attributeText(child, 'data-tab'));

const isBlank = ({ type, value = '' }: Node) =>
  type === 'mdxFlowExpression' || (type === 'text' && value.trim() === '');

function checkTabs(element: Node, report: Report): void {
  const group = attributeText(element, 'group');
  const allowed =
    group !== undefined && tags.CodeTabs.attributes.group.type.some((each) => each === group)
      ? tabsOf(group)
      : undefined;
  const children = ((element.children ?? []) as Node[]).filter((child) => !isBlank(child));
  const found = children.map(tabOf);
  for (const [index, child] of children.entries()) {
    const tab = found[index];
    if (!tab)
      report(
        'code-tabs/missing-tab',
        child,
        '<CodeTabs> can contain only code blocks with a tab.',
        { note: 'Write ```bash tab="npm", for example.' },
      );
    else if (allowed && !allowed.includes(tab))
      report(
        'code-tabs/unknown-tab',
        child,
        `The group "${group}" has no tab "${tab}".`,
        suggest(tab, allowed, `Use ${allowed.join(', ')}.`),
      );
  }
  // Readers with a preference for a missing tab would see the code of another one.
  const missing = allowed?.filter((each) => !found.includes(each)) ?? [];
  const areOthersValid = found.every((tab) => !tab || allowed?.includes(tab));
  if (missing.length > 0 && areOthersValid && found.some(Boolean))
    report(
      'code-tabs/missing-value',
      element,
      `Some tabs of the group "${group}" are missing: ${missing.join(', ')}.`,
      { note: `Add a code block with tab="${missing[0]}", or remove group="${group}".` },
    );
}

/** Commands of package managers themselves, which aren't scripts. */
const builtIn =
  /^(?:add|audit|cache|ci|config|create|dedupe|exec|help|i|info|init|install|link|list|ls|outdated|remove|rm|self|set|uninstall|up|update|upgrade|view|why|workspace)$/;

/** What a command does, in the same words for all package managers. */
function actionsOf(line: string): string[] {
  const command = readCommand(line);
  if (!command) return [];
  const { verb, options, words } = command;
  const [first = ''] = words;
  // `npx vitest` runs the same as `pnpm vitest`, and `npx create-vite` as `pnpm create vite`.
  if (verb === 'dlx' && !/^(?:@[^/]+\/)?create-/.test(first))
    return [`run ${first.replace(/(?<=.)@.*/, '')}`];
  const isDev = options.some((option) => /^(?:--save-dev|--dev|-D|-d)$/.test(option));
  const packages = packagesOf(command).map(
    ({ name, version = 'latest' }) =>
      `${isDev ? '--save-dev ' : ''}${name}${version === 'latest' ? '' : `@${version}`}`,
  );
  if (packages.length > 0) return packages;
  if (/^(?:run|run-script)$/.test(verb)) return [`run ${first}`];
  return builtIn.test(verb) ? [] : [`run ${verb}`];
}

function checkCommands({ elements }: Page, report: Report): void {
  const allTabs = tabsOf('package-manager');
  for (const element of elements.filter(
    (node) => attributeText(node, 'group') === 'package-manager',
  )) {
    const blocks = (element.children ?? []).filter(({ type }) => type === 'code');
    const [first, ...others] = blocks.map((node) => {
      const { meta, value } = node as unknown as Code;
      const texts = value
        .split('\n')
        .flatMap(commandsIn)
        .map((command) => command.text);
      const actions = texts.flatMap(actionsOf);
      const tab = parseMeta(meta).tab ?? '';
      const other = texts
        .map(readCommand)
        .find((command) => command && command.verb !== 'dlx' && command.manager !== tab)?.manager;
      if (other && allTabs.includes(tab))
        report('code-tabs/other-manager', node, `The tab "${tab}" has a command of ${other}.`, {
          note: `Write the command of ${tab}.`,
        });
      return { node, tab, actions };
    });
    for (const { node, tab, actions } of others) {
      const missing = first?.actions.find((each) => !actions.includes(each));
      const extra = actions.find((each) => !first?.actions.includes(each));
      const found = [extra && `"${extra}" in ${tab}`, missing && `"${missing}" in ${first?.tab}`];
      if (missing ?? extra)
        report(
          'code-tabs/different-commands',
          node,
          `The tabs run different commands: ${found.filter(Boolean).join(', but ')}.`,
          { note: 'Make them do the same.' },
        );
    }
  }
}

/** Content of `<CodeTabs>`. Other rules check its attributes. */
export const codeTabs = pageCheck({
  isCached: true,
  rules,
  check(page, report) {
    checkCommands(page, report);
    const elements = page.elements.filter(({ name }) => name === 'CodeTabs');
    for (const element of elements) checkTabs(element, report);
    const inside = new Set(
      elements.flatMap(({ children = [] }) => children.map(({ position }) => position?.start.line)),
    );
    for (const fence of page.fences)
      if (fence.meta.tab && !inside.has(fence.line))
        report(
          'code-tabs/outside',
          fence,
          `tab="${fence.meta.tab}" has no effect outside <CodeTabs>.`,
          { note: 'Move the code block into <CodeTabs>, or remove the tab.' },
        );
  },
});
