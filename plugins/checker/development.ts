import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { formatMistake, type Mistake } from '../shared/mistakes';
import { checkerArguments } from './command';

/** A report of the watching checker (`tools/checker/watch.ts`): all mistakes there are. */
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
  /** Takes what a document that is open has met while it ran, all there is. */
  meet(document: object, mistakes: Mistake[]): void;
}

/** Of a site that is served without its checker. */
export const noReports: Reports = {
  last: () => undefined,
  listen: () => () => undefined,
  meet: () => undefined,
};

/** How long the checker has to say, better, why a page fails, in ms. */
const patience = 800;

function printFresh(report: Report, before: Report | undefined): void {
  const known = new Set(before?.mistakes.map(formatMistake));
  const fresh = report.mistakes.map(formatMistake).filter((text) => !known.has(text));
  if (fresh.length > 0) console.error(`\n${fresh.join('\n')}\n`);
}

const printCount = (count: number) =>
  console.log(
    count === 0 ? 'Docs: no mistakes.' : `Docs: ${count} mistake${count === 1 ? '' : 's'}.`,
  );

/** Rules whose mistakes keep a page or a demo from running. */
const breaking = /^(?:api|demo|front-matter|mdx)\//;

/**
 * Problems that the checker found, and errors of running documents. An error in a file with a problem is left out.
 */
function together(report: Report, met: Iterable<readonly Mistake[]>): Report {
  const files = new Set(
    report.mistakes.filter(({ rule }) => breaking.test(rule)).map(({ file }) => file),
  );
  // A missing module is an error without a place, so the URL of the page replaces it.
  const others = [...met]
    .flat()
    .filter(({ file }) => !files.has(file) && !(file.startsWith('/') && files.size > 0));
  const unique = new Map(others.map((mistake) => [formatMistake(mistake), mistake]));
  return { ...report, mistakes: [...report.mistakes, ...unique.values()] };
}

/** Reports of a checker together with what documents meet. @param start starts the checker, which calls back at each report */
export function createReports(start: (onReport: (report: Report) => void) => void): Reports {
  const listeners = new Set<(report: Report) => void>();
  const met = new Map<object, Mistake[]>();
  let checked: Report | undefined;
  let last: Report | undefined;
  let said: number | undefined;
  function tell(): void {
    if (!checked) return;
    const report = together(checked, met.values());
    printFresh(report, last);
    last = report;
    const count = report.mistakes.length;
    if (report.isComplete && count !== said) {
      printCount(count);
      said = count;
    }
    for (const listener of listeners) listener(report);
  }
  start((report) => {
    checked = report;
    tell();
  });
  return {
    last: () => last,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    meet(document, mistakes) {
      const isMended = mistakes.length === 0;
      if (isMended && !met.has(document)) return;
      if (isMended) met.delete(document);
      else met.set(document, mistakes);
      setTimeout(tell, isMended ? 0 : patience);
    },
  };
}

/** A checker that ends sooner than this would end again, in ms. */
const trial = 20_000;

/** Starts the checker, and again where it ends by an error. */
async function startChecker(siteDir: string, onReport: (report: Report) => void): Promise<void> {
  // Its input ends with this process, and it with that.
  const child = spawn(process.execPath, await checkerArguments(siteDir, '--watch'), {
    cwd: siteDir,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const startedAt = performance.now();
  createInterface({ input: child.stdout }).on('line', (line) =>
    onReport(JSON.parse(line) as Report),
  );
  child.on('exit', (code, signal) => {
    if (code === 0) return;
    const isWorthIt = performance.now() - startedAt > trial;
    console.error(
      `The checker of the docs ended with ${signal ?? `code ${code}`}. ${isWorthIt ? 'It starts again.' : 'Restart npm start.'}`,
    );
    if (isWorthIt) void startChecker(siteDir, onReport);
  });
}

/** Docusaurus loads the configuration and its plugins anew when it changes; the checker goes on. */
const running = Symbol.for('toolpad-docs.checker');

/** The checker that watches a site, started once. */
export function watchingChecker(siteDir: string): Reports {
  const kept = globalThis as { [running]?: Reports };
  kept[running] ??= createReports((onReport) => void startChecker(siteDir, onReport));
  return kept[running];
}
