import { visit } from 'unist-util-visit';
import type { Code } from 'mdast';
import { parseMdx } from '../../plugins/shared/mdx';
import type { Reader } from './steps';

/** A line with which pages install packages. */
export interface InstallLine {
  command: string;
  /** `file:line` of each page that has it. */
  places: string[];
}

/** How each package manager adds packages to a project; without a name after it, it installs those the project has. */
const adds: Record<Reader['packageManager'], RegExp> = {
  npm: /^npm install (?=\S)(?!-g )/,
  pnpm: /^pnpm add (?=\S)/,
  yarn: /^yarn add (?=\S)/,
};

/** The lines with which pages add packages by one package manager, each once. Fences that nobody is meant to run are left out. */
export function installLines(
  pages: readonly { file: string; source: string }[],
  manager: Reader['packageManager'],
): InstallLine[] {
  const lines = new Map<string, string[]>();
  for (const { file, source } of pages)
    visit(parseMdx(source), 'code', ({ lang, meta, value, position }: Code) => {
      if (lang !== 'bash' || meta?.includes('norun=')) return;
      for (const [index, text] of value.split('\n').entries()) {
        const command = text.trim();
        if (!adds[manager].test(command)) continue;
        const place = `${file}:${(position?.start.line ?? 0) + 1 + index}`;
        lines.set(command, [...(lines.get(command) ?? []), place]);
      }
    });
  return [...lines].map(([command, places]) => ({ command, places })).sort(byCommand);
}

const byCommand = (one: InstallLine, other: InstallLine) => (one.command < other.command ? -1 : 1);
