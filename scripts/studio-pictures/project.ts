import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectExamples } from '../../plugins/example-downloads/collect';
import { defaultOptions } from '../../plugins/example-downloads/options';
import { kindOf } from '../guides/project';
import { newcomerEnvironment, startServer } from '../guides/terminal';
import { freePort } from '../studio/freePort';
import type { ProjectScene } from './scene';

const siteDir = path.join(import.meta.dirname, '../..');

/**
 * Installs a project as its download has it in an empty folder, builds it, and starts the build on a free port. Needs the npm registry.
 * @throws if there is no such project, or a command fails, with its output
 */
export async function serveProject({
  project: name,
  files = {},
}: Pick<ProjectScene, 'project' | 'files'>): Promise<{ url: string; stop: () => Promise<void> }> {
  const project = collectExamples(siteDir, defaultOptions).find((each) => each.name === name);
  if (!project) throw new Error(`There is no project "${name}" in examples/.`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'project-'));
  const home = mkdtempSync(path.join(os.tmpdir(), 'home-'));
  const clean = () => {
    for (const each of [folder, home]) rmSync(each, { recursive: true, force: true });
  };
  const env = newcomerEnvironment(home);
  try {
    for (const [file, content] of [...project.files, ...Object.entries(files)]) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
    const { build, start, port } = kindOf(folder);
    for (const command of ['npm install', build])
      execFileSync('bash', ['-c', `${command} 2>&1`], { cwd: folder, env, encoding: 'utf8' });
    const number = await freePort();
    const command = `${start} ${port(number)}`;
    const server = await startServer(command, { cwd: folder, env, port: number });
    return {
      url: server.url,
      stop: async () => {
        server.stop();
        clean();
      },
    };
  } catch (error) {
    clean();
    const { stdout = '', message } = error as Error & { stdout?: string };
    throw new Error(`${name}: ${message}\n${stdout.slice(-3000)}`, { cause: error });
  }
}
