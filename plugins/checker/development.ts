import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { formatMistake, type Mistake } from '../shared/mistakes';
import { checkerArguments } from './command';

/** A report of the watching checker (`scripts/checker/watch.ts`): all mistakes there are. */
export interface Report {
  isComplete: boolean;
  milliseconds: number;
  mistakes: Mistake[];
}

/** The reports of a checker: the last one, and those to come. */
export interface Reports {
  last(): Report | undefined;
  /** @returns stops listening */
  listen(listener: (report: Report) => void): () => void;
}

/** Of a site that is served without its checker. */
export const noReports: Reports = { last: () => undefined, listen: () => () => undefined };

function print(report: Report, before: Report | undefined): void {
  const known = new Set(before?.mistakes.map(formatMistake));
  const fresh = report.mistakes.map(formatMistake).filter((text) => !known.has(text));
  if (fresh.length > 0) console.error(`\n${fresh.join('\n')}\n`);
  const [count, last] = [report.mistakes.length, before?.mistakes.length];
  if (!report.isComplete || count === last) return;
  console.log(
    count === 0 ? 'Docs: no mistakes.' : `Docs: ${count} mistake${count === 1 ? '' : 's'}.`,
  );
}

function start(siteDir: string): Reports {
  const listeners = new Set<(report: Report) => void>();
  let last: Report | undefined;
  // Its input ends with this process, and it with that.
  const child = spawn(process.execPath, checkerArguments(siteDir, '--watch'), {
    cwd: siteDir,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const report = JSON.parse(line) as Report;
    print(report, last);
    last = report;
    for (const listener of listeners) listener(report);
  });
  child.on('exit', (code) => {
    if (code) console.error(`The checker of the docs ended with code ${code}. Restart npm start.`);
  });
  return {
    last: () => last,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Docusaurus loads the configuration and its plugins anew when it changes; the checker goes on. */
const running = Symbol.for('toolpad-docs.checker');

/** The checker that watches a site, started once. */
export function watchingChecker(siteDir: string): Reports {
  const kept = globalThis as { [running]?: Reports };
  kept[running] ??= start(siteDir);
  return kept[running];
}
