import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { failOn } from '../../model/problems';
import { freePort } from '@site/tools/setup/index.mjs';
import { runBrowserTest, type GuideCamera } from './browser';
import { isMentioned, quotedMessages, plainText, warningsOf } from './messages';
import { type BrowserTest, type Guide, readSteps } from './guide';
import { projectTypeOf, writeDownloads, scriptsOf, versionsIn, writeFence } from './project';
import type { Reader, RunStep, Step } from './steps';
import { runCommand, startServer } from './terminal';

/** What a run has done, for the table in the report. */
export type RunRecord = ReturnType<typeof newRecord>;

export interface RunOptions {
  siteDir: string;
  reader: Reader;
  env: Record<string, string>;
  log: (message: string) => void;
  /** Whether to test started servers in a browser. If not, they aren't started. */
  browser: boolean;
}

export const newRecord = () => ({
  commands: 0,
  files: 0,
  prompts: 0,
  /** Number of times that a scenario tested the project in a browser. */
  browserTests: 0,
  /** Versions of packages in the finished project. */
  packages: {} as Record<string, string>,
  /** Fences that were skipped, with reasons. */
  skipped: [] as string[],
});

export class GuideRun {
  /** Messages that this page and the pages that it builds on quote. */
  private readonly quoted: string[];
  private readonly root: string;
  /** Whether the project was tested in development, and no step has changed it since. */
  private testedInDevelopment = false;

  constructor(
    private readonly guide: Guide,
    private cwd: string,
    private readonly options: RunOptions,
    private readonly record: RunRecord,
    private readonly camera?: GuideCamera,
  ) {
    this.root = cwd;
    this.quoted = [...quotedMessages(guide.source), ...guide.quotedEarlier];
  }

  get folder(): string {
    return this.cwd;
  }

  /** @param onSectionEnd called at the end of each section, and of the page without a name */
  async follow(until?: string, onSectionEnd?: (section?: string) => Promise<void>): Promise<void> {
    const { steps, problems } = readSteps(this.guide, this.options.reader);
    failOn(problems);
    writeDownloads(this.guide.scenario.downloads ?? [], this.cwd, this.options.siteDir);
    const last = until ? steps.findLastIndex(({ section }) => section === until) : steps.length - 1;
    const finished = steps.findLastIndex(({ kind }) => kind === 'run' || kind === 'write');
    for (const [index, step] of steps.slice(0, last + 1).entries()) {
      await this.followStep(step, !until && index > finished);
      if (step.section && steps[index + 1]?.section !== step.section)
        await onSectionEnd?.(step.section);
    }
    await onSectionEnd?.();
  }

  private async followStep(step: Step, isFinished: boolean): Promise<void> {
    const { page } = this.guide;
    if (step.kind === 'skip') this.record.skipped.push(`${page}:${step.line}: ${step.reason}`);
    else if (step.kind === 'run') await this.run(step);
    else if (step.kind === 'setup') {
      this.cwd = path.join(this.root, step.folder);
      mkdirSync(this.cwd);
      await this.run({ ...step, kind: 'run', questions: [] });
    } else if (step.kind === 'serve') {
      const test = this.guide.scenario.starts?.[step.section];
      if (!test)
        throw new Error(
          `${page}:${step.line}: "${step.command}" starts a server that no scenario tests. Add starts["${step.section}"].`,
        );
      const isBuilt = /\b(?:start|preview)$/.test(step.command);
      await this.serve(
        step.command,
        isFinished ? [test, this.guide.scenario.end] : [test],
        isBuilt ? 'production' : 'development',
      );
      this.testedInDevelopment ||= isFinished && !isBuilt;
    } else {
      writeFence(page, step, this.cwd, this.options.siteDir);
      this.record.files += 1;
    }
  }

  private async run({ commands, questions, line }: RunStep): Promise<void> {
    const { page } = this.guide;
    const remaining = [...questions];
    for (const command of commands) {
      this.options.log(`$ ${command}`);
      const result = await runCommand(command, {
        cwd: this.cwd,
        env: this.options.env,
        questions: remaining,
      }).catch((error: Error) => {
        throw new Error(`${page}:${line}: ${error.message}`);
      });
      for (const question of result.answered)
        remaining.splice(
          remaining.findIndex((item) => item.question === question),
          1,
        );
      this.record.commands += 1;
      this.record.prompts += result.answered.length;
      this.cwd = result.cwd;
      if (result.code !== 0)
        throw new Error(
          `${page}:${line}: "${command}" failed.\n${plainText(result.output).slice(-3000)}`,
        );
      this.rejectWarnings(result.output, command, line);
    }
    if (remaining.length > 0)
      throw new Error(
        `${page}:${line}: the page announces ${remaining.map(({ question }) => `"${question}"`).join(', ')}, but no command asks this.`,
      );
  }

  private rejectWarnings(output: string, command: string, line: number | string): void {
    const warnings = warningsOf(output).filter((warning) => !isMentioned(warning, this.quoted));
    if (warnings.length > 0)
      throw new Error(
        `${this.guide.page}:${line}: "${command}" prints warnings that the page does not mention:\n${warnings.join('\n')}`,
      );
  }

  private async serve(
    command: string,
    tests: readonly BrowserTest[],
    mode: 'development' | 'production',
  ): Promise<void> {
    if (!this.options.browser) return;
    const port = await freePort();
    const line = `${command} ${projectTypeOf(this.cwd).port(port)}`;
    this.options.log(`$ ${command}`);
    const before = await this.guide.scenario.before?.();
    const env = { ...this.options.env, ...before?.env };
    const server = await startServer(line, { cwd: this.cwd, env, port });
    this.record.commands += 1;
    try {
      for (const test of new Set(tests)) {
        const warnings = await runBrowserTest(test, {
          url: server.url,
          mode,
          folder: this.cwd,
          quoted: this.quoted,
          camera: this.camera,
        });
        this.record.browserTests += 1;
        if (warnings.length > 0)
          throw new Error(
            `${this.guide.page}: the browser console contains warnings (${mode}):\n${warnings.join('\n')}`,
          );
      }
    } catch (error) {
      throw new Error(
        `${(error as Error).message}\nOutput of the server:\n${plainText(server.output()).slice(-1500)}`,
      );
    } finally {
      server.stop();
      before?.stop();
    }
    this.rejectWarnings(server.output(), command, mode);
  }

  /** Tests the finished project in a browser, in development and in production. */
  async finish(): Promise<void> {
    const { end } = this.guide.scenario;
    const scripts = scriptsOf(this.cwd);
    const build = `${this.options.reader.packageManager} run ${scripts.build}`;
    if (!this.testedInDevelopment) await this.serve(`npm run ${scripts.dev}`, [end], 'development');
    await this.run({ kind: 'run', commands: [build], questions: [], line: 0, section: '' });
    if (this.options.browser) await this.serve(projectTypeOf(this.cwd).start, [end], 'production');
    this.record.packages = versionsIn(this.cwd);
  }
}
