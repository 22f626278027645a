import { readPage } from '../../plugins/pages/model';
import type { Reader } from './steps';

/** An installation command on pages. */
export interface InstallLine {
  command: string;
  /** `file:line` of each occurrence. */
  places: string[];
}

/**
 * Commands that add packages, by package manager. Without a package name, they install existing
 * dependencies.
 */
const installCommands: Record<Reader['packageManager'], RegExp> = {
  npm: /^npm install (?=\S)(?!-g )/,
  pnpm: /^pnpm add (?=\S)/,
  yarn: /^yarn add (?=\S)/,
};

/**
 * Finds the commands of a package manager that add packages, each once. Skips fences with `norun`.
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
        if (!installCommands[manager].test(command)) continue;
        lines.set(command, [...(lines.get(command) ?? []), `${file}:${line + 1 + index}`]);
      }
    }
  return [...lines].map(([command, places]) => ({ command, places })).sort(byCommand);
}

const byCommand = (one: InstallLine, other: InstallLine) => (one.command < other.command ? -1 : 1);
