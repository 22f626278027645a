import { createClient } from '@libsql/client/http';
import type { FeedbackDatabase } from './database';

/** Timeout of the server in ms: shorter than the time a reader's page waits for the receiver. */
const TIMEOUT = 8000;

/** Opens a libSQL server, such as the open source `sqld`, by its URL and token. */
export function openServer(url: string, token: string, timeout = TIMEOUT): FeedbackDatabase {
  const client = createClient({
    url,
    ...(token ? { authToken: token } : {}),
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeout) }),
  });
  return {
    run: async (sql, values = []) =>
      (await client.execute({ sql, args: values })).rows.map((row) => ({ ...row })),
    close: () => client.close(),
  };
}
