import { readPage } from '../../plugins/pages/model';
import type { Reader } from './steps';

/** A line with which pages install packages. */
export interface InstallLine {
  command: string;
  /** `file:line` of each page that has it. */
  places: string[];
}

/**
 * How each package manager adds packages to a project; without a name after it, it installs those
 * the project has.
 */
const adds: Record<Reader['packageManager'], RegExp> = {
  npm: /^npm install (?=\S)(?!-g )/,
  pnpm: /^pnpm add (?=\S)/,
  yarn: /^yarn add (?=\S)/,
};

/**
 * The lines with which pages add packages by one package manager, each once. Fences that nobody is
 * meant to run are left out.
 */
export function installLines(
  pages: readonly { file: string; source: string }[],
  manager: Reader['packageManager'],
): InstallLine[] {
  const lines = new Map<string, string[]>();
  for (const { file, source } of pages)
    for (const { language, meta, code, line } of readPage(source).fences) {
      if (language !== 'bash' || meta.norun !== undefined) continue;
      for (const [index, text] of code.split('\n').entries()) {
        const command = text.trim();
        if (!adds[manager].test(command)) continue;
        lines.set(command, [...(lines.get(command) ?? []), `${file}:${line + 1 + index}`]);
      }
    }
  return [...lines].map(([command, places]) => ({ command, places })).sort(byCommand);
}

const byCommand = (one: InstallLine, other: InstallLine) => (one.command < other.command ? -1 : 1);
