import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Report, Reports } from './development';

/** Where `npm start` sends mistakes from, below the base URL. `src/static-pages/development` listens there. */
export const mistakesPath = '__mistakes';

/** Answers with a stream of events, one a report, the last one first. @see https://developer.mozilla.org/docs/Web/API/EventSource */
export const streamTo =
  (reports: Reports) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    // `no-transform` keeps the server from compressing, which would hold events back.
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
      Connection: 'keep-alive',
    });
    const send = ({ mistakes }: Report) =>
      void response.write(`data: ${JSON.stringify(mistakes)}\n\n`);
    response.write(': mistakes in the docs\n\n');
    const last = reports.last();
    if (last) send(last);
    request.once('close', reports.listen(send));
  };
