/**
 * Runs each line with which pages install packages, in a project of its own that has nothing else: `npm run test:installs -- [--manager yarn]`,
 * by default with all three package managers. Exit code 1 when a line fails and its page does not
 * quote the error. Needs the npm registry, takes minutes.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectDocs } from '../plugins/pages/collect';
import { documentedVersions } from '../plugins/shared/versions';
import { installLines, type InstallLine } from '../tools/guides/installLines';
import { installManager } from '../tools/guides/managers';
import { isMentioned, namedMessages, plainText } from '../tools/guides/messages';
import { newcomerEnvironment, runCommand } from '../tools/guides/terminal';
import { oneOf, readOptions } from '../tools/setup/options.mjs';

const usage = 'npm run test:installs -- [--manager npm|pnpm|yarn]';
const managers = ['npm', 'pnpm', 'yarn'] as const;
const { values } = readOptions({ options: { manager: { type: 'string' } } }, usage);
const wanted = values.manager ? [oneOf(values.manager, managers, '--manager', usage)] : managers;

const manifest = JSON.stringify({
  name: 'my-app',
  version: '1.0.0',
  private: true,
  type: 'module',
});

/** What a package manager ends with. */
const errorsIn = (output: string) =>
  plainText(output)
    .split('\n')
    .filter((line) => /error |ERR_PNPM/.test(line))
    .join('\n');

/**
 * Runs a line in a new project.
 * @param told messages that its pages quote: readers know of them
 * @returns whether it went well, or as the pages say
 */
async function install(
  { command, places }: InstallLine,
  folder: string,
  env: Record<string, string>,
  told: readonly string[],
): Promise<boolean> {
  const begin = Date.now();
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), manifest);
  const { code, output } = await runCommand(command, { cwd: folder, env, asks: [] });
  rmSync(folder, { recursive: true, force: true });
  const isTold = code !== 0 && isMentioned(errorsIn(output), told);
  const mark = code === 0 ? '✔' : isTold ? '–' : '✘';
  const seconds = Math.round((Date.now() - begin) / 1000);
  console.log(`${mark} ${command} (${isTold ? 'fails as its page says' : `${seconds} s`})`);
  if (mark === '✘') console.error(`${places.join(', ')}\n${plainText(output).slice(-1500)}\n`);
  return mark !== '✘';
}

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const pages = await collectDocs(siteDir, documentedVersions(siteDir));
  const root = mkdtempSync(path.join(os.tmpdir(), 'installs-'));
  const failed: string[] = [];
  let count = 0;
  for (const manager of wanted) {
    const tools = path.join(root, `tools-${manager}`);
    const bin = manager === 'npm' ? undefined : installManager(manager, tools);
    const home = path.join(root, `home-${manager}`);
    mkdirSync(home);
    // Yarn asks which version to take where a registry lacks one; without somebody to ask, it fails.
    const env = { ...newcomerEnvironment(home, { bin }), CI: 'true' };
    for (const line of installLines(pages, manager)) {
      count += 1;
      const told = pages
        .filter(({ file }) => line.places.some((place) => place.startsWith(`${file}:`)))
        .flatMap(({ source }) => namedMessages(source))
        // Names of packages are no messages.
        .filter((text) => text.includes(' '));
      const isFine = await install(line, path.join(root, `project-${count}`), env, told);
      if (!isFine) failed.push(line.command);
    }
  }
  rmSync(root, { recursive: true, force: true });
  console.log(`\n${count - failed.length} lines passed, ${failed.length} failed`);
  for (const command of failed) console.log(`✘ ${command}`);
  process.exit(failed.length > 0 || count === 0 ? 1 : 0);
}

void main();
