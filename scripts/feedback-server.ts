/**
 * `npm run feedback:server`: the reference receiver of page feedback. For the site to use it, build or start that with
 * `FEEDBACK_URL=http://localhost:4180/feedback`. Settings: `FEEDBACK_PORT`, `FEEDBACK_DB`, `FEEDBACK_ORIGINS`, and `FEEDBACK_PROXY=true`
 * behind a proxy that sets `X-Forwarded-For`.
 */
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createReceiver } from './feedback/receiver';
import { allowsOrigin, defaultFile, defaultPort } from './feedback/settings';
import { openStore } from './feedback/store';

const {
  FEEDBACK_DB = defaultFile,
  FEEDBACK_PORT = String(defaultPort),
  FEEDBACK_ORIGINS,
  FEEDBACK_PROXY,
} = process.env;

/** The proxy appends the address it saw, so that only the last one is not the sender's own word. */
function addressOf(context: Context): string {
  const forwarded =
    FEEDBACK_PROXY === 'true'
      ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
      : undefined;
  return forwarded || getConnInfo(context).remote.address || 'unknown';
}

const store = openStore(FEEDBACK_DB);
const { fetch } = createReceiver({ store, addressOf, isAllowed: allowsOrigin(FEEDBACK_ORIGINS) });

const server = serve({ fetch, port: Number(FEEDBACK_PORT) }, ({ port }) => {
  console.log(
    `Feedback is received at http://localhost:${port}/feedback and kept in ${FEEDBACK_DB}`,
  );
});
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => {
      store.close();
      process.exit(0);
    });
  });
}
