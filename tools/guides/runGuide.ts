import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { failOn } from '../../plugins/shared/problems';
import { freePort } from '@site/tools/setup/index.mjs';
import { standInEnvironment, startStandIn } from '@site/tools/studio';
import { look } from './browser';
import { isMentioned, quotedMessages, plainText, warningsOf } from './messages';
import type { GuideCamera } from './camera';
import { readSteps, type Guide } from './guide';
import { kindOf, putDownloads, scriptsOf, writeFence } from './project';
import type { Look } from './scenario';
import type { Reader, RunStep, Step } from './steps';
import { runCommand, startServer } from './terminal';

/** What a run has done, for the table in the report. */
export interface RunRecord {
  commands: number;
  files: number;
  prompts: number;
  /** Number of times that a scenario looked at the project in a browser. */
  looks: number;
  /** Fences that were skipped, with reasons. */
  skipped: string[];
}

export interface RunOptions {
  siteDir: string;
  reader: Reader;
  env: Record<string, string>;
  log: (message: string) => void;
  /** Whether to test started servers in a browser. If not, they aren't started. */
  browser: boolean;
}

/** Creates an empty record. */
export const newRecord = (): RunRecord => ({
  commands: 0,
  files: 0,
  prompts: 0,
  looks: 0,
  skipped: [],
});

/** A run of one guide in one folder. */
export class GuideRun {
  /** Messages that this page and the pages that it builds on quote. */
  private readonly quoted: string[];
  /** The folder in which the guide starts. */
  private readonly root: string;
  /**
   * Whether the scenario has tested the finished project in development, and no step has changed
   * the project since.
   */
  private seenInDevelopment = false;

  constructor(
    private readonly guide: Guide,
    private cwd: string,
    private readonly options: RunOptions,
    private readonly record: RunRecord,
    private readonly camera?: GuideCamera,
  ) {
    this.root = cwd;
    this.quoted = [...quotedMessages(guide.source), ...guide.quotedBefore];
  }

  /** The current folder of the shell. */
  get folder(): string {
    return this.cwd;
  }

  /**
   * Follows the steps of the page, up to the end of a section if one is given.
   * @param reached called at the end of each section, and without a name at the end of the page
   */
  async follow(until?: string, reached?: (section?: string) => Promise<void>): Promise<void> {
    const { steps, problems } = readSteps(this.guide, this.options.reader);
    failOn(problems);
    putDownloads(this.guide.scenario.downloads ?? [], this.cwd, this.options.siteDir);
    const last = until ? steps.findLastIndex(({ section }) => section === until) : steps.length - 1;
    const finished = steps.findLastIndex(({ kind }) => kind === 'run' || kind === 'write');
    for (const [index, step] of steps.slice(0, last + 1).entries()) {
      await this.take(step, !until && index > finished);
      if (step.section && steps[index + 1]?.section !== step.section) await reached?.(step.section);
    }
    await reached?.();
  }

  private async take(step: Step, isFinished: boolean): Promise<void> {
    const { page } = this.guide;
    if (step.kind === 'skip') this.record.skipped.push(`${page}:${step.line}: ${step.reason}`);
    else if (step.kind === 'run') await this.run(step);
    else if (step.kind === 'begin') {
      this.cwd = path.join(this.root, step.folder);
      mkdirSync(this.cwd);
      await this.run({ ...step, kind: 'run', asks: [] });
    } else if (step.kind === 'serve') {
      const seen = this.guide.scenario.starts?.[step.section];
      if (!seen)
        throw new Error(
          `${page}:${step.line}: "${step.command}" starts a server, and no scenario looks at it. Add starts["${step.section}"].`,
        );
      const isBuilt = /\b(?:start|preview)$/.test(step.command);
      await this.serve(
        step.command,
        isFinished ? [seen, this.guide.scenario.end] : [seen],
        isBuilt ? 'production' : 'development',
      );
      this.seenInDevelopment ||= isFinished && !isBuilt;
    } else {
      writeFence(page, step, this.cwd, this.options.siteDir);
      this.record.files += 1;
    }
  }

  private async run({ commands, asks, line }: RunStep): Promise<void> {
    const { page } = this.guide;
    const open = [...asks];
    for (const command of commands) {
      this.options.log(`$ ${command}`);
      const result = await runCommand(command, {
        cwd: this.cwd,
        env: this.options.env,
        asks: open,
      }).catch((error: Error) => {
        throw new Error(`${page}:${line}: ${error.message}`);
      });
      for (const question of result.asked)
        open.splice(
          open.findIndex((item) => item.question === question),
          1,
        );
      this.record.commands += 1;
      this.record.prompts += result.asked.length;
      this.cwd = result.cwd;
      if (result.code !== 0)
        throw new Error(
          `${page}:${line}: "${command}" failed.\n${plainText(result.output).slice(-3000)}`,
        );
      this.rejectWarnings(result.output, command, line);
    }
    if (open.length > 0)
      throw new Error(
        `${page}:${line}: the page announces ${open.map(({ question }) => `"${question}"`).join(', ')}, which nothing asks.`,
      );
  }

  private rejectWarnings(output: string, command: string, line: number | string): void {
    const warnings = warningsOf(output).filter((warning) => !isMentioned(warning, this.quoted));
    if (warnings.length > 0)
      throw new Error(
        `${this.guide.page}:${line}: "${command}" warns of what the page does not mention:\n${warnings.join('\n')}`,
      );
  }

  private async serve(
    command: string,
    scenes: readonly Look[],
    mode: 'development' | 'production',
  ): Promise<void> {
    if (!this.options.browser) return;
    const port = await freePort();
    const line = `${command} ${kindOf(this.cwd).port(port)}`;
    this.options.log(`$ ${command}`);
    const { hosts } = this.guide.scenario;
    const standIn = hosts && (await startStandIn(hosts));
    const env = { ...this.options.env, ...(standIn && standInEnvironment(standIn.port)) };
    const server = await startServer(line, { cwd: this.cwd, env, port });
    this.record.commands += 1;
    try {
      for (const seen of new Set(scenes)) {
        const complaints = await look(seen, {
          url: server.url,
          mode,
          folder: this.cwd,
          quoted: this.quoted,
          camera: this.camera,
          hosts,
        });
        this.record.looks += 1;
        if (complaints.length > 0)
          throw new Error(
            `${this.guide.page}: the browser complains (${mode}):\n${complaints.join('\n')}`,
          );
      }
    } catch (error) {
      throw new Error(
        `${(error as Error).message}\nOutput of the server:\n${plainText(server.output()).slice(-1500)}`,
      );
    } finally {
      server.stop();
      standIn?.close();
    }
    this.rejectWarnings(server.output(), command, mode);
  }

  /** Tests the finished project in a browser, in development and in production. */
  async finish(): Promise<void> {
    const { end } = this.guide.scenario;
    const scripts = scriptsOf(this.cwd);
    const build = `${this.options.reader.packageManager} run ${scripts.build}`;
    if (!this.seenInDevelopment) await this.serve(`npm run ${scripts.dev}`, [end], 'development');
    await this.run({ kind: 'run', commands: [build], asks: [], line: 0, section: '' });
    if (this.options.browser) await this.serve(kindOf(this.cwd).start, [end], 'production');
  }
}
