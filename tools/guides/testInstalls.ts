import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectDocs } from '../../plugins/pages/collect';
import { readPage } from '../../plugins/pages/model';
import { documentedVersions } from '../../plugins/shared/versions';
import { isMentioned, plainText, quotedMessages } from './messages';
import type { Reader } from './steps';
import { installManager, newUserEnvironment, runCommand } from './terminal';

interface InstallLine {
  command: string;
  /** `file:line` of each occurrence. */
  places: string[];
}

/** Commands that add packages. Without a name, they install existing dependencies. */
const installCommands: Record<Reader['packageManager'], RegExp> = {
  npm: /^npm install (?=\S)(?!-g )/,
  pnpm: /^pnpm add (?=\S)/,
  yarn: /^yarn add (?=\S)/,
};

/** Commands of a package manager that add packages, each once, without fences with `norun`. */
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

const manifest = JSON.stringify({
  name: 'my-app',
  version: '1.0.0',
  private: true,
  type: 'module',
});

const errorsIn = (output: string) =>
  plainText(output)
    .split('\n')
    .filter((line) => /error |ERR_PNPM/.test(line))
    .join('\n');

/** @returns whether it succeeded, or failed with a message that the pages quote */
async function install(
  { command, places }: InstallLine,
  folder: string,
  env: Record<string, string>,
  quoted: readonly string[],
): Promise<boolean> {
  const begin = Date.now();
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), manifest);
  const { code, output } = await runCommand(command, { cwd: folder, env, questions: [] });
  rmSync(folder, { recursive: true, force: true });
  const isExpected = code !== 0 && isMentioned(errorsIn(output), quoted);
  const mark = code === 0 ? '✔' : isExpected ? '–' : '✘';
  const seconds = Math.round((Date.now() - begin) / 1000);
  console.log(`${mark} ${command} (${isExpected ? 'fails as documented' : `${seconds} s`})`);
  if (mark === '✘') console.error(`${places.join(', ')}\n${plainText(output).slice(-1500)}\n`);
  return mark !== '✘';
}

/**
 * Runs each installation command on pages in an empty project.
 * @returns whether each command succeeds, or fails with an error that its page quotes
 */
export async function testInstalls(
  siteDir: string,
  managers: readonly Reader['packageManager'][],
): Promise<boolean> {
  const pages = await collectDocs(siteDir, documentedVersions(siteDir));
  const root = mkdtempSync(path.join(os.tmpdir(), 'installs-'));
  const failed: string[] = [];
  let count = 0;
  for (const manager of managers) {
    const tools = path.join(root, `tools-${manager}`);
    const bin = manager === 'npm' ? undefined : installManager(manager, tools);
    const home = path.join(root, `home-${manager}`);
    mkdirSync(home);
    // Yarn prompts for a version that the registry lacks. In CI, it fails instead.
    const env = { ...newUserEnvironment(home, { bin }), CI: 'true' };
    for (const line of installLines(pages, manager)) {
      count += 1;
      const quoted = pages
        .filter(({ file }) => line.places.some((place) => place.startsWith(`${file}:`)))
        .flatMap(({ source }) => quotedMessages(source))
        // Package names aren't messages.
        .filter((text) => text.includes(' '));
      const passed = await install(line, path.join(root, `project-${count}`), env, quoted);
      if (!passed) failed.push(line.command);
    }
  }
  rmSync(root, { recursive: true, force: true });
  console.log(`\n${count - failed.length} commands passed, ${failed.length} failed`);
  for (const command of failed) console.log(`✘ ${command}`);
  return failed.length === 0 && count > 0;
}
