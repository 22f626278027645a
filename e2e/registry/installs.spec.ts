import { expect, test } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { preferenceValues, type PreferenceValues } from '@site/model/facts/preferences';
import { openSite } from '@site/model/site';
import { readPage } from '@site/model/pages/parsePage';
import { installManager, newUserEnvironment, runCommand } from '@site/tools/guides/terminal';
import { isMentioned, plainText, quotedMessages } from '@site/tools/guides/messages';

// Runs each installation command on pages in an empty project, as a new user.

const siteDir = path.resolve(__dirname, '../..');

/** Commands that add packages. Without a name, they install existing dependencies. */
const installCommands = {
  npm: /^npm install (?=\S)(?!-g )/,
  pnpm: /^pnpm add (?=\S)/,
  yarn: /^yarn add (?=\S)/,
} satisfies Record<PreferenceValues['packageManager'], RegExp>;

/** Commands of pages that add packages, each with its `file:line`. Skips fences with `norun`. */
function installLines(
  pages: readonly { file: string; source: string }[],
  pattern: RegExp,
): ReadonlyMap<string, string[]> {
  const lines = new Map<string, string[]>();
  for (const { file, source } of pages)
    for (const { language, meta, code, line } of readPage(source).fences) {
      if (language !== 'bash' || meta.norun !== undefined) continue;
      for (const [index, text] of code.split('\n').entries()) {
        const command = text.trim();
        if (pattern.test(command))
          lines.set(command, [...(lines.get(command) ?? []), `${file}:${line + 1 + index}`]);
      }
    }
  return lines;
}

const manifest = JSON.stringify({
  name: 'my-app',
  version: '1.0.0',
  private: true,
  type: 'module',
});

/** Lines with errors in the output of a package manager. */
const errorsIn = (output: string) =>
  plainText(output)
    .split('\n')
    .filter((line) => /error |ERR_PNPM/.test(line))
    .join('\n');

test('commands that add packages are found once, with their positions', () => {
  const source = [
    ...['```bash tab="npm"', 'cd my-app', 'npm install', 'npm install zod@4', '```', ''],
    ...['1. Then', '', '   ```bash tab="yarn"', '   yarn add zod@4', '   ```', ''],
    ...['```bash norun="an example"', 'npm install nothing', '```', ''],
    ...['```text', 'npm install text', '```'],
  ].join('\n');
  const pages = ['a.mdx', 'b.mdx'].map((file) => ({ file, source }));
  expect([...installLines(pages, installCommands.npm)]).toEqual([
    ['npm install zod@4', ['a.mdx:4', 'b.mdx:4']],
  ]);
  expect([...installLines(pages, installCommands.yarn)]).toEqual([
    ['yarn add zod@4', ['a.mdx:10', 'b.mdx:10']],
  ]);
  expect(installLines(pages, installCommands.pnpm).size).toBe(0);
});

for (const manager of preferenceValues('packageManager'))
  test(`commands of ${manager} succeed, or fail with a message that their page quotes`, async () => {
    test.setTimeout(0);
    const pages = (await openSite(siteDir)).docs;
    const root = mkdtempSync(path.join(os.tmpdir(), 'installs-'));
    const bin = manager === 'npm' ? undefined : installManager(manager, path.join(root, 'tools'));
    const home = path.join(root, 'home');
    mkdirSync(home);
    // Yarn prompts for a version that the registry lacks. In CI, it fails instead.
    const env = { ...newUserEnvironment(home, { bin }), CI: 'true' };
    const lines = installLines(pages, installCommands[manager]);
    expect(lines.size).toBeGreaterThan(5);
    for (const [command, places] of lines)
      await test.step(command, async () => {
        const cwd = mkdtempSync(path.join(root, 'project-'));
        writeFileSync(path.join(cwd, 'package.json'), manifest);
        const { code, output } = await runCommand(command, { cwd, env, questions: [] });
        rmSync(cwd, { recursive: true, force: true });
        const quoted = pages
          .filter(({ file }) => places.some((place) => place.startsWith(`${file}:`)))
          .flatMap(({ source }) => quotedMessages(source))
          // Package names aren't messages.
          .filter((text) => text.includes(' '));
        const isExpected = code === 0 || isMentioned(errorsIn(output), quoted);
        expect
          .soft(isExpected, `${command}: ${places.join(', ')}\n${plainText(output).slice(-1500)}`)
          .toBe(true);
      });
    rmSync(root, { recursive: true, force: true });
  });
