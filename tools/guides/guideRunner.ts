import { mkdtempSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { GuideCamera } from './browser';
import { loadGuide, type Guide } from './guide';
import { GuideRun, newRecord, type RunOptions, type RunRecord } from './runGuide';
import { newUserEnvironment } from './terminal';

interface BaseProject {
  folder: string;
  /** Current folder of the shell, relative to `folder`. */
  cwd: string;
  home: string;
}

interface Workspace {
  folder: string;
  home: string;
  run: GuideRun;
}

const sectionKey = (page: string, section = '') => `${page}#${section}`;

/**
 * Copies asynchronously, because copying packages takes seconds in which the browser tests of
 * another guide would miss events.
 */
const copy = (from: string, to: string) =>
  cp(from, to, { recursive: true, verbatimSymlinks: true });

/** Follows guides, each in its own folder. Creates a project that several build on once. */
export class GuideRunner {
  private readonly bases = new Map<string, Promise<BaseProject>>();
  private readonly wanted: Set<string>;

  /** @param guides all guides to follow, which determine the projects to copy */
  constructor(
    private readonly root: string,
    guides: readonly Guide[],
    private readonly options: Omit<RunOptions, 'env'> & { bin?: string },
  ) {
    this.wanted = new Set(
      guides.flatMap(({ scenario: { after, afterSection } }) =>
        after ? [sectionKey(after, afterSection)] : [],
      ),
    );
  }

  /** @param record updated during the run, so that it shows how far a failed run got */
  async follow(guide: Guide, record: RunRecord, camera?: GuideCamera): Promise<void> {
    const workspace = await this.open(guide, record, { camera });
    await workspace.run.follow(undefined, (section) =>
      this.saveBase(guide.page, section, workspace),
    );
    await workspace.run.finish();
    await rm(workspace.folder, { recursive: true, force: true });
  }

  private async open(
    guide: Guide,
    record: RunRecord,
    { camera, browser = this.options.browser }: { camera?: GuideCamera; browser?: boolean },
  ): Promise<Workspace> {
    const base = await this.findBase(guide);
    const folder = mkdtempSync(path.join(this.root, `${path.basename(path.dirname(guide.page))}-`));
    if (base) await copy(base.folder, folder);
    const cwd = path.join(folder, base?.cwd ?? '');
    const home = mkdtempSync(path.join(this.root, 'home-'));
    const env = newUserEnvironment(home, { before: base?.home, bin: this.options.bin });
    const options = { ...this.options, browser, env };
    return { folder, home, run: new GuideRun(guide, cwd, options, record, camera) };
  }

  private async saveBase(
    page: string,
    section: string | undefined,
    workspace: Workspace,
  ): Promise<void> {
    const key = sectionKey(page, section);
    if (!this.wanted.has(key) || this.bases.has(key)) return;
    const base = this.copyWorkspace(workspace);
    this.bases.set(key, base);
    await base;
  }

  private async copyWorkspace({ folder, home, run }: Workspace): Promise<BaseProject> {
    const cwd = path.relative(folder, run.folder);
    const saved = mkdtempSync(path.join(this.root, 'base-'));
    const base = { folder: path.join(saved, 'project'), home: path.join(saved, 'home'), cwd };
    await Promise.all([copy(folder, base.folder), copy(home, base.home)]);
    return base;
  }

  private findBase({ scenario: { after, afterSection } }: Guide): Promise<BaseProject> | undefined {
    if (!after) return undefined;
    const key = sectionKey(after, afterSection);
    const base = this.bases.get(key) ?? this.createBase(after, afterSection);
    this.bases.set(key, base);
    return base;
  }

  private async createBase(page: string, section: string | undefined): Promise<BaseProject> {
    const guide = await loadGuide(page, this.options.siteDir);
    // The guide's separate run tests it in a browser.
    const { folder, home, run } = await this.open(guide, newRecord(), { browser: false });
    await run.follow(section);
    return { folder, cwd: path.relative(folder, run.folder), home };
  }
}
