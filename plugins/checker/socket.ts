import type { IncomingMessage, Server } from 'node:http';
import * as v from 'valibot';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Mistake } from '../shared/mistakes';
import type { Report, Reports } from './development';

/** Path of the socket on which `npm start` reports mistakes. `src/static-pages/development` listens there. */
export const mistakesPath = '__mistakes';

/** An error that a running document reports. */
const metMistakes = v.array(
  v.object({
    file: v.string(),
    line: v.number(),
    column: v.number(),
    rule: v.string(),
    message: v.string(),
  }),
);

function parseMet(data: string): Mistake[] {
  try {
    return v.parse(metMistakes, JSON.parse(data));
  } catch {
    // Not one of our pages.
    return [];
  }
}

/** Sends mistakes to a document, now and after each change, and receives its errors until it is closed. */
function serve(socket: WebSocket, reports: Reports): void {
  const document = {};
  const send = ({ mistakes }: Report) => socket.send(JSON.stringify(mistakes));
  const last = reports.last();
  if (last) send(last);
  const stopListening = reports.listen(send);
  socket.on('message', (data) => reports.meet(document, parseMet(String(data))));
  socket.once('close', () => {
    stopListening();
    reports.meet(document, []);
  });
}

/** Only the pages of this server: any site that is open in the browser could ask. */
const isOwn = ({ headers: { origin = '', host } }: IncomingMessage) =>
  URL.canParse(origin) && new URL(origin).host === host;

/**
 * Answers WebSockets at a path. A browser opens six connections to a host that are none, for all tabs and frames together, so that streams
 * of events would leave none for what pages load.
 */
export function serveMistakes(server: Server, path: string, reports: Reports): void {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    if (request.url !== path) return;
    if (!isOwn(request)) return void socket.destroy();
    sockets.handleUpgrade(request, socket, head, (opened) => serve(opened, reports));
  });
}
