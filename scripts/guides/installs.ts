import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { isMentioned, namedMessages, plainText, warningsOf } from './messages';
import type { Guide, RunRecord, RunOptions } from './runGuide';
import { stepsOf } from './steps';
import { runCommand } from './terminal';

/** Versions under test. They are installed beside the guides' folders, not on the machine. */
const managers = { pnpm: 'pnpm@10', yarn: 'yarn@1.22.22' } as const;

/**
 * Runs only the commands of a guide that make a project and install packages, with pnpm or Yarn.
 * @throws at the first one that fails, asks or warns of what the page does not mention
 */
export async function followInstalls(
  guide: Guide,
  folder: string,
  { reader, env, log }: RunOptions,
): Promise<RunRecord> {
  const record: RunRecord = { commands: 0, files: 0, prompts: 0, looks: 0, skipped: [] };
  if (reader.packageManager === 'npm') throw new Error('npm follows whole guides.');
  const tools = path.join(folder, 'tools');
  const project = path.join(folder, 'project');
  mkdirSync(tools);
  mkdirSync(project);
  const tool = `npm install --prefix ${tools} ${managers[reader.packageManager]}`;
  await runCommand(tool, { cwd: folder, env, asks: [] });
  const shell = { ...env, PATH: `${tools}/node_modules/.bin:${env.PATH ?? ''}` };
  const named = namedMessages(guide.source);
  let cwd = project;
  for (const step of stepsOf(guide.page, guide.source, reader).steps) {
    if (step.kind !== 'run') continue;
    for (const command of step.commands) {
      if (!/^(?:pnpm|yarn)(?: (?:create|add|install)\b|$)|^cd |^npx create-/.test(command))
        continue;
      log(`$ ${command}`);
      const result = await runCommand(command, { cwd, env: shell, asks: step.asks });
      record.commands += 1;
      record.prompts += result.asked.length;
      cwd = result.cwd;
      if (result.code !== 0)
        throw new Error(
          `${guide.page}:${step.line}: "${command}" failed.\n${plainText(result.output).slice(-2000)}`,
        );
      const warnings = warningsOf(result.output).filter((line) => !isMentioned(line, named));
      if (warnings.length > 0)
        throw new Error(`${guide.page}:${step.line}: "${command}" warns:\n${warnings.join('\n')}`);
    }
  }
  return record;
}
