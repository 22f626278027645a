import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { failOn } from '../../plugins/shared/problems';
import { readManifest, type Project } from '@site/tools/examples';
import { plainText } from './messages';
import { writeDownloads, writeFence } from './project';
import { quickCommand } from './quickCommand';
import { loadGuide, readSteps } from './guide';
import type { Reader, RunStep } from './steps';
import { runCommand } from './terminal';

export interface QuickOptions {
  siteDir: string;
  reader: Reader;
  env: Record<string, string>;
}

/** npx prompts before it downloads a package, which the quick check never does. */
const isNpxQuestion = ({ question }: { question: string }) => question.startsWith('Ok to proceed?');

async function runQuickly(
  { commands, questions, line }: RunStep,
  page: string,
  folder: string,
  env: Record<string, string>,
): Promise<string> {
  let cwd = folder;
  let remaining = questions.filter((question) => !isNpxQuestion(question));
  let skipped = false;
  for (const original of commands) {
    const quick = quickCommand(original);
    if (quick.kind === 'skip') {
      skipped = true;
      continue;
    }
    const result = await runCommand(quick.command, { cwd, env, questions: remaining });
    remaining = remaining.filter(({ question }) => !result.answered.includes(question));
    cwd = result.cwd;
    if (result.code !== 0)
      throw new Error(
        `${page}:${line}: "${original}" failed.\n${plainText(result.output).slice(-1500)}`,
      );
  }
  if (remaining.length > 0 && !skipped)
    throw new Error(`${page}:${line}: no command asks "${remaining[0]?.question}".`);
  return cwd;
}

/**
 * Follows a page, and the pages that it builds on, without the npm registry.
 * @returns the folder of the project
 */
async function createProject(
  page: string,
  folder: string,
  options: QuickOptions,
  until?: string,
): Promise<string> {
  const guide = await loadGuide(page, options.siteDir);
  const { scenario } = guide;
  let cwd = folder;
  if (scenario.after)
    cwd = await createProject(scenario.after, folder, options, scenario.afterSection);
  const { steps, problems } = readSteps(guide, options.reader);
  failOn(problems);
  writeDownloads(scenario.downloads ?? [], cwd, options.siteDir);
  const last = until ? steps.findLastIndex(({ section }) => section === until) : steps.length;
  for (const step of steps.slice(0, last + 1)) {
    if (step.kind === 'setup') {
      cwd = path.join(folder, step.folder);
      mkdirSync(cwd);
      cwd = await runQuickly({ ...step, kind: 'run', questions: [] }, page, cwd, options.env);
    } else if (step.kind === 'run') cwd = await runQuickly(step, page, cwd, options.env);
    else if (step.kind === 'write') writeFence(page, step, cwd, options.siteDir);
    else if (step.kind === 'serve' && scenario.starts?.[step.section] === undefined)
      throw new Error(`${page}:${step.line}: no scenario tests the server that starts here.`);
  }
  return cwd;
}

/**
 * Follows a guide without the npm registry, to check its questions and files.
 * @param folder an empty folder in the repository
 * @returns the resulting project for type checks; `configs` is empty if there is nothing to check
 * @throws an error with all problems
 */
export async function followWithoutRegistry(
  page: string,
  folder: string,
  options: QuickOptions,
): Promise<Project> {
  mkdirSync(folder, { recursive: true });
  const project = await createProject(page, folder, options);
  const { usesLaterPackages } = (await loadGuide(page, options.siteDir)).scenario;
  const has = (name: string) => existsSync(path.join(project, name));
  const configs = ['tsconfig.app.json', 'tsconfig.node.json'].filter(has);
  return {
    folder: project,
    manifest: readManifest(project),
    configs: usesLaterPackages ? [] : configs.length > 0 ? configs : ['tsconfig.json'].filter(has),
  };
}
