import type { Code } from 'mdast';
import { parseMeta } from '../../../plugins/code-blocks/meta';
import { textOf } from '../../../plugins/pages/nodes';
import { packagesOf, readCommand } from '../packageCommands';
import { pageCheck } from '../rule';
import { commandsIn } from '../shellCommands';

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

/** Tabs of package managers whose commands differ. */
export const tabCommands = pageCheck({
  isCached: true,
  rules: { 'code-tabs/different-commands': 'All tabs of package managers run the same commands.' },
  check({ elements }, report) {
    for (const element of elements.filter((node) => textOf(node, 'group') === 'package-manager')) {
      const blocks = (element.children ?? []).filter(({ type }) => type === 'code');
      const [first, ...others] = blocks.map((node) => {
        const { meta, value } = node as unknown as Code;
        const actions = value
          .split('\n')
          .flatMap(commandsIn)
          .flatMap(({ text }) => actionsOf(text));
        return { node, tab: parseMeta(meta).tab ?? '', actions };
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
  },
});
