import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Project, readManifest, typeCheck } from '@site/tools/examples/typeCheck';
import { failOn } from '../../model/problems';
import { findGuides, loadGuide, readSteps } from './guide';
import { plainText } from './messages';
import { writeDownloads, writeFence } from './project';
import type { Reader, RunStep } from './steps';
import { newUserEnvironment, runCommand } from './terminal';

type QuickCommand =
  | { kind: 'run'; command: string }
  /** Needs the npm registry, so only `npm run test:guides` runs it. */
  | { kind: 'skip' };

/**
 * Adapts a command for the quick check, which installs nothing and uses the project generators
 * that are installed in `checker/samples`.
 */
export function quickCommand(command: string): QuickCommand {
  const vite = /^npm create vite@latest (\S+) -- (.+)$/.exec(command);
  if (vite) return { kind: 'run', command: `create-vite ${vite[1]} ${vite[2]}` };
  const next = /^npx create-next-app@15 (.+)$/.exec(command);
  if (next) return { kind: 'run', command: `create-next-app ${next[1]} --skip-install` };
  const studio = /^npx create-toolpad-app@latest (\S+) --studio$/.exec(command);
  if (studio)
    return { kind: 'run', command: `create-toolpad-app ${studio[1]} --studio --no-install` };
  if (/^(?:npm init -y$|(?:cd|rm|mkdir|unzip) )/.test(command)) return { kind: 'run', command };
  if (/^(?:npm (?:install|run (?:[\w-]+:)?build)|npx)\b/.test(command)) return { kind: 'skip' };
  throw new Error(`The quick check does not support the command "${command}".`);
}

interface QuickOptions {
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
async function followWithoutRegistry(
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

/**
 * Checks the prompts, files, and types of guides in seconds, without the npm registry or a browser.
 * @param wanted parts of the paths of pages; all guides if empty
 * @returns the problems of each page
 */
export async function checkGuides(
  siteDir: string,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  /** Inside the repository, because the projects use its packages. */
  const root = path.join(siteDir, '.guides');
  const home = mkdtempSync(path.join(os.tmpdir(), 'guides-check-'));
  const env = newUserEnvironment(home, {
    bin: path.join(siteDir, 'checker/samples/node_modules/.bin'),
  });
  const reader = { packageManager: 'npm', codeVariant: 'TS' } as const;
  const pages = findGuides(siteDir, wanted);
  const problems = new Map(pages.map((page): [string, string[]] => [page, []]));
  const projects: (Project & { page: string })[] = [];
  rmSync(root, { recursive: true, force: true });
  for (const [index, page] of pages.entries()) {
    try {
      const folder = path.join(root, String(index));
      projects.push({
        page,
        ...(await followWithoutRegistry(page, folder, { siteDir, env, reader })),
      });
    } catch (error) {
      problems.set(page, [(error as Error).message]);
    }
  }
  rmSync(home, { recursive: true, force: true });

  const typed = projects.filter(({ configs }) => configs?.length !== 0);
  if (typed.length > 0)
    typeCheck(typed, siteDir).forEach((errors, index) => problems.set(typed[index]!.page, errors));
  if ([...problems.values()].every((found) => found.length === 0))
    rmSync(root, { recursive: true, force: true });
  return problems;
}
