import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import Database from 'libsql';
import * as v from 'valibot';
import { openServer } from './store';
import { createStore, type FeedbackStore, removeAfter, cutoffDate } from './store';

const valueSchema = v.variant('type', [
  v.object({ type: v.literal('null') }),
  v.object({ type: v.literal('integer'), value: v.string() }),
  v.object({ type: v.literal('float'), value: v.number() }),
  v.object({ type: v.literal('text'), value: v.string() }),
]);

const pipelineSchema = v.object({
  requests: v.array(
    v.object({
      type: v.string(),
      stmt: v.optional(v.object({ sql: v.string(), args: v.optional(v.array(valueSchema), []) })),
    }),
  ),
});

type SqlValue = v.InferOutput<typeof valueSchema>;

const fromHrana = (value: SqlValue) =>
  value.type === 'null' ? null : value.type === 'integer' ? Number(value.value) : value.value;

const toHrana = (value: unknown): SqlValue => {
  if (value == null) return { type: 'null' };
  if (typeof value === 'number') return { type: 'integer', value: String(value) };
  return { type: 'text', value: String(value) };
};

/**
 * A minimal libSQL server for tests: answers the requests of Hrana over HTTP that one client needs,
 * from a file.
 * @see https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md
 * @param token required from clients
 */
function createHranaServer(file: string, token: string): Server {
  const database = new Database(file);
  const execute = (sql: string, args: SqlValue[]) => {
    const statement = database.prepare(sql);
    const values = args.map(fromHrana);
    const rows = statement.reader ? (statement.all(...values) as Record<string, unknown>[]) : [];
    const changes = statement.reader ? 0 : statement.run(...values).changes;
    const names = Object.keys(rows[0] ?? {});
    return {
      cols: names.map((name) => ({ name, decltype: null })),
      rows: rows.map((row) => names.map((name) => toHrana(row[name]))),
      affected_row_count: changes,
      last_insert_rowid: null,
    };
  };
  const server = createServer((request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${token}`)
      return send(401, { error: 'Unauthorized' });
    if (request.method === 'GET') return send(request.url === '/v2' ? 200 : 404, {});
    let text = '';
    request.on('data', (data: Buffer) => (text += String(data)));
    request.on('end', () => {
      const { requests } = v.parse(pipelineSchema, JSON.parse(text));
      const results = requests.map(({ type, stmt }) => {
        try {
          const result = stmt && execute(stmt.sql, stmt.args);
          return { type: 'ok', response: { type, ...(result ? { result } : {}) } };
        } catch (error) {
          return { type: 'error', error: { message: (error as Error).message } };
        }
      });
      send(200, { baton: null, base_url: null, results });
    });
  });
  server.on('close', () => database.close());
  return server;
}

const feedback = {
  page: '/toolpad/core/introduction/',
  product: 'toolpad-core',
  version: '0.14.0',
  language: 'en',
  rating: 1 as const,
  comment: 'It\'s "clear"; DROP TABLE feedback;--',
};

const folder = mkdtempSync(path.join(tmpdir(), 'libsql-'));
const stores: FeedbackStore[] = [];
let server: Server;
let port = 0;

const listen = (on: number) =>
  new Promise<void>((resolve) => {
    server = createHranaServer(path.join(folder, 'remote.db'), 'secret').listen(
      on,
      '127.0.0.1',
      () => {
        port = (server.address() as AddressInfo).port;
        resolve();
      },
    );
  });
const stop = () =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
const open = (token: string) => {
  const store = createStore(openServer(`http://127.0.0.1:${port}`, token, 2000));
  stores.push(store);
  return store;
};

beforeAll(() => listen(0));
afterAll(async () => {
  stores.forEach((store) => store.close());
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

test('feedback is stored on the server, read, and removed when it is old', async () => {
  const store = open('secret');
  await store.add(feedback, new Date('2024-01-01T00:00:00Z'));
  await store.add({ ...feedback, rating: 0, section: 'theming' }, new Date('2025-01-01T00:00:00Z'));
  expect(await store.all()).toEqual([
    { ...feedback, section: null, createdAt: '2024-01-01T00:00:00.000Z' },
    { ...feedback, rating: 0, section: 'theming', createdAt: '2025-01-01T00:00:00.000Z' },
  ]);
  expect(await store.removeBefore(new Date('2024-06-01T00:00:00Z'))).toBe(1);
  expect(await store.all()).toHaveLength(1);
});

test('an invalid token is rejected, and nothing is stored', async () => {
  await expect(open('wrong').add(feedback, new Date())).rejects.toThrow();
  expect(await open('secret').all()).toHaveLength(1);
});

test('while the server is unavailable, nothing is acknowledged; afterwards, the same store continues', async () => {
  const store = open('secret');
  const before = port;
  await stop();
  await expect(store.check()).rejects.toThrow();
  await expect(store.add(feedback, new Date())).rejects.toThrow();
  await listen(before);
  await store.check();
  await store.add(feedback, new Date());
  expect(await store.all()).toHaveLength(2);
});

afterEach(() => jest.useRealTimers());

test('old feedback is removed immediately and once a day, until it is stopped', async () => {
  jest.useFakeTimers({ now: new Date('2025-03-01T00:00:00Z') });
  const removeBefore = jest.fn().mockResolvedValue(0);
  const end = removeAfter({ removeBefore }, 30);
  expect(removeBefore).toHaveBeenLastCalledWith(new Date('2025-01-30T00:00:00Z'));
  await jest.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(removeBefore).toHaveBeenLastCalledWith(new Date('2025-01-31T00:00:00Z'));
  end();
  await jest.advanceTimersByTimeAsync(48 * 60 * 60 * 1000);
  expect(removeBefore).toHaveBeenCalledTimes(2);
});

test('an unavailable database does not stop it', async () => {
  jest.useFakeTimers();
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const removeBefore = jest.fn().mockRejectedValue(new Error('away'));
  const end = removeAfter({ removeBefore }, 1);
  await jest.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(removeBefore).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledWith('Old feedback could not be removed: away');
  end();
});

test('0 days disables removal', () => {
  const removeBefore = jest.fn();
  removeAfter({ removeBefore }, 0)();
  expect(removeBefore).not.toHaveBeenCalled();
  expect(cutoffDate(1, new Date('2025-01-02T03:00:00Z'))).toEqual(new Date('2025-01-01T03:00:00Z'));
});
