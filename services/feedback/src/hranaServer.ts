import Database from 'libsql';
import { createServer, type Server } from 'node:http';
import * as v from 'valibot';

/**
 * A minimal libSQL server for tests: answers the requests of Hrana over HTTP that one client needs,
 * from a file.
 * @see https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md
 */

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

/** @param token required from clients */
export function createHranaServer(file: string, token: string): Server {
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
