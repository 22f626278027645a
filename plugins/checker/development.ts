import type { IncomingMessage, Server } from 'node:http';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';
import { afterFirstPage } from '../shared/afterFirstPage';
import { describeProblem, formatProblem, type Problem } from '../../model/problems';
import { type WatchReport as Report, watchSite } from '../../checker/checker';

export type { Report };

export interface Reports {
  /** Last report, or `undefined` before the first one. */
  last(): Report | undefined;
  /** Calls back on each report. @returns a function that unsubscribes */
  listen(listener: (report: Report) => void): () => void;
  /** Replaces the errors of an open document, such as those of a demo that crashes. */
  setErrors(document: object, errors: Problem[]): void;
}

/** Used when the site runs without the checker. */
export const noReports: Reports = {
  last: () => undefined,
  listen: () => () => undefined,
  setErrors: () => undefined,
};

/**
 * How long an error in a document waits for a report of the checker, which describes the cause
 * better. In ms.
 */
const patience = 800;

/** Prints problems that the previous report didn't contain. */
function printFresh(report: Report, before: Report | undefined): void {
  const known = new Set(before?.problems.map(formatProblem));
  const fresh = report.problems.map(formatProblem).filter((text) => !known.has(text));
  if (fresh.length > 0) console.error(`\n${fresh.join('\n')}\n`);
}

const printCount = (count: number) =>
  console.log(
    count === 0 ? 'Docs: no problems.' : `Docs: ${count} problem${count === 1 ? '' : 's'}.`,
  );

/** Rules whose problems prevent a page or a demo from running. */
const breaking = /^(?:api|demo|front-matter|mdx)\//;

/**
 * Adds errors of documents to a report, except in files for which the checker reports the cause.
 */
function withErrors(report: Report, errors: readonly Problem[]): Report {
  const files = new Set(
    report.problems.filter(({ rule }) => breaking.test(rule)).map(({ file }) => file),
  );
  // The error of a missing module has no position. Its file is the path of the page.
  const others = errors.filter(
    ({ file }) => !files.has(file) && !(file.startsWith('/') && files.size > 0),
  );
  const unique = new Map(others.map((problem) => [formatProblem(problem), problem]));
  return { ...report, problems: [...report.problems, ...unique.values()] };
}

/**
 * Combines the reports of a checker with the errors of open documents.
 * @param start starts the checker, which calls back on each report
 */
export function createReports(start: (onReport: (report: Report) => void) => void): Reports {
  const listeners = new Set<(report: Report) => void>();
  const errorsOf = new Map<object, Problem[]>();
  let checked: Report | undefined;
  let last: Report | undefined;
  let printedCount: number | undefined;
  function update(): void {
    if (!checked) return;
    const report = withErrors(checked, [...errorsOf.values()].flat());
    printFresh(report, last);
    last = report;
    const count = report.problems.length;
    if (report.isComplete && count !== printedCount) {
      printCount(count);
      printedCount = count;
    }
    for (const listener of listeners) listener(report);
  }
  start((report) => {
    checked = report;
    update();
  });
  return {
    last: () => last,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setErrors(document, errors) {
      if (errors.length > 0) errorsOf.set(document, errors);
      else if (!errorsOf.delete(document)) return;
      setTimeout(update, errors.length > 0 ? patience : 0);
    },
  };
}

/** Docusaurus loads plugins again when its configuration changes; the checker continues to run. */
const running = Symbol.for('toolpad-docs.checker');

/** Starts the watching checker of a site once, after the first page. */
export function watchingChecker(siteDir: string): Reports {
  const shared = globalThis as { [running]?: Reports };
  shared[running] ??= createReports(
    (onReport) =>
      void afterFirstPage(async () => {
        await watchSite(siteDir, onReport);
      }),
  );
  return shared[running];
}

/** Path below the base URL that `src/runtime/development` connects to. */
export const problemsPath = '__problems';

const documentErrors = v.array(
  v.object({
    file: v.string(),
    line: v.number(),
    column: v.number(),
    rule: v.string(),
    message: v.string(),
  }),
);

function parseErrors(data: string): Problem[] {
  try {
    return v.parse(documentErrors, JSON.parse(data));
  } catch {
    // The message isn't from one of our pages.
    return [];
  }
}

/**
 * Sends all problems to a document when they change, and receives the document's errors until it's
 * closed.
 */
function serve(socket: WebSocket, reports: Reports): void {
  const document = {};
  const send = ({ problems }: Report) =>
    socket.send(
      JSON.stringify(
        problems.map((problem) => ({ ...problem, message: describeProblem(problem) })),
      ),
    );
  const last = reports.last();
  if (last) send(last);
  const stopListening = reports.listen(send);
  socket.on('message', (data) => reports.setErrors(document, parseErrors(String(data))));
  socket.once('close', () => {
    stopListening();
    reports.setErrors(document, []);
  });
}

/**
 * Returns whether the request is from a page on this server. Any site in the browser could send
 * one.
 */
const isOwn = ({ headers: { origin = '', host } }: IncomingMessage) =>
  URL.canParse(origin) && new URL(origin).host === host;

/**
 * Accepts WebSockets at a path. Server-sent events would occupy the six HTTP connections that a
 * browser opens per host for all tabs and frames together.
 */
export function serveProblems(server: Server, path: string, reports: Reports): void {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    if (request.url !== path) return;
    if (!isOwn(request)) return void socket.destroy();
    sockets.handleUpgrade(request, socket, head, (opened) => serve(opened, reports));
  });
}
