import type { IncomingMessage, Server } from 'node:http';
import * as v from 'valibot';
import { WebSocketServer, type WebSocket } from 'ws';
import { describeProblem, type Problem } from '../shared/problems';
import type { Report, Reports } from './development';

/** Path below the base URL that `src/static-pages/development` connects to. */
export const problemsPath = '__problems';

/** Errors that a document reports. */
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
