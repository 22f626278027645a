/**
 * `npx tsx services/feedback/server.ts`: the reference receiver of feedback. `deploy/README.md`
 * lists its settings.
 */
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createReceiver } from './src/receiver';
import { readSettings, senderOf, type ReceiverSettings } from './src/settings';
import { openStore, removeAfter } from './src/store';

/** How long open requests may take after a signal to stop, in ms. */
const SHUTDOWN_TIMEOUT = 10_000;

function settingsOrExit(): ReceiverSettings {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const { host, port, database, isAllowed, proxies, retentionDays } = settingsOrExit();
const store = openStore(database);
const receiver = createReceiver({
  store,
  isAllowed,
  senderOf: (context) =>
    senderOf(context.req.header('X-Forwarded-For'), getConnInfo(context).remote.address, proxies),
});
const stopRemoving = removeAfter(store, retentionDays);

const server = serve({ fetch: receiver.fetch, hostname: host, port }, (address) => {
  const location = database.kind === 'file' ? database.file : database.url;
  console.log(
    `Feedback is received at http://${host.includes(':') ? `[${host}]` : host}:${address.port}/feedback and stored in ${location}`,
  );
});
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});

function stop(): void {
  stopRemoving();
  server.close(() => {
    store.close();
    process.exit(0);
  });
  if ('closeIdleConnections' in server) {
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT).unref();
  }
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
