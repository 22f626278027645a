import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { failOn } from '../../plugins/shared/problems';
import type { Manifest, Project } from '@site/tools/examples';
import { plainText } from './messages';
import { putDownloads, writeFence } from './project';
import { quickCommand } from './quickCommand';
import { loadGuide, readSteps } from './guide';
import type { Reader, RunStep } from './steps';
import { runCommand } from './terminal';

export interface QuickOptions {
  siteDir: string;
  reader: Reader;
  env: Record<string, string>;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** npx prompts before it downloads a package, which the quick check never does. */
const isOfNpx = ({ question }: { question: string }) => question.startsWith('Ok to proceed?');

async function runQuickly(
  { commands, asks, line }: RunStep,
  page: string,
  folder: string,
  env: Record<string, string>,
): Promise<string> {
  let cwd = folder;
  let open = asks.filter((question) => !isOfNpx(question));
  let skipped = false;
  for (const original of commands) {
    const quick = quickCommand(original);
    if (quick.kind === 'skip') {
      skipped = true;
      continue;
    }
    const result = await runCommand(quick.command, { cwd, env, asks: open });
    open = open.filter(({ question }) => !result.asked.includes(question));
    cwd = result.cwd;
    if (result.code !== 0)
      throw new Error(
        `${page}:${line}: "${original}" failed.\n${plainText(result.output).slice(-1500)}`,
      );
  }
  if (open.length > 0 && !skipped)
    throw new Error(`${page}:${line}: nothing asks "${open[0]?.question}".`);
  return cwd;
}

/**
 * Follows a page, and the pages that it builds on, without the npm registry.
 * @returns the folder of the project
 */
async function assemble(
  page: string,
  folder: string,
  options: QuickOptions,
  until?: string,
): Promise<string> {
  const guide = await loadGuide(page, options.siteDir);
  const { scenario } = guide;
  let cwd = folder;
  if (scenario.after) cwd = await assemble(scenario.after, folder, options, scenario.afterSection);
  const { steps, problems } = readSteps(guide, options.reader);
  failOn(problems);
  putDownloads(scenario.downloads ?? [], cwd, options.siteDir);
  const last = until ? steps.findLastIndex(({ section }) => section === until) : steps.length;
  for (const step of steps.slice(0, last + 1)) {
    if (step.kind === 'begin') {
      cwd = path.join(folder, step.folder);
      mkdirSync(cwd);
      cwd = await runQuickly({ ...step, kind: 'run', asks: [] }, page, cwd, options.env);
    } else if (step.kind === 'run') cwd = await runQuickly(step, page, cwd, options.env);
    else if (step.kind === 'write') writeFence(page, step, cwd, options.siteDir);
    else if (step.kind === 'serve' && scenario.starts?.[step.section] === undefined)
      throw new Error(`${page}:${step.line}: no scenario looks at the server that starts here.`);
  }
  return cwd;
}

/**
 * Follows a guide without the npm registry, to check its questions and files.
 * @param folder an empty folder in the repository
 * @returns the resulting project for type checks; `configs` is empty if there is nothing to check
 * @throws an error with all problems
 */
export async function followQuickly(
  page: string,
  folder: string,
  options: QuickOptions,
): Promise<Project> {
  mkdirSync(folder, { recursive: true });
  const project = await assemble(page, folder, options);
  const { isAhead } = (await loadGuide(page, options.siteDir)).scenario;
  const has = (name: string) => existsSync(path.join(project, name));
  const configs = ['tsconfig.app.json', 'tsconfig.node.json'].filter(has);
  return {
    folder: project,
    manifest: readManifest(project),
    configs: isAhead ? [] : configs.length > 0 ? configs : ['tsconfig.json'].filter(has),
  };
}
