import { serve } from '@hono/node-server';
import { localhostAllowedHostnames } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { parseArgs } from 'node:util';
import { createServer } from './createServer';
import type { Docs } from './docs';
import { createHttpHandler, mcpPath } from './http';

const usage = `Usage: toolpad-docs-mcp [--http [--port 4190] [--host 127.0.0.1] [--allow HOST …]]

Serves the documentation of Toolpad Core and Toolpad Studio over MCP: over stdio, or with --http
over HTTP. --allow names a host under which the server is reached, in addition to localhost.`;

function loadOrExit(loadDocs: () => Docs): Docs {
  try {
    return loadDocs();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Starts the server over stdio, or over HTTP, as the arguments of the command say. */
export function start(loadDocs: () => Docs): void {
  const { values } = parseArgs({
    options: {
      http: { type: 'boolean' },
      port: { type: 'string', default: '4190' },
      host: { type: 'string', default: '127.0.0.1' },
      allow: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const docs = loadOrExit(loadDocs);
  // Over stdio, everything on stdout is a message of the protocol.
  if (!values.http) return void serveStdio(() => createServer(docs), { onerror: console.error });
  const hosts = [...localhostAllowedHostnames(), ...values.allow];
  serve(
    {
      fetch: createHttpHandler(docs, hosts),
      hostname: values.host,
      port: Number(values.port),
    },
    ({ port }) => console.log(`http://${values.host}:${port}${mcpPath}`),
  ).on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
}
