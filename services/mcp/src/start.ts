import { serve } from '@hono/node-server';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { parseArgs } from 'node:util';
import { createServer } from './createServer';
import type { Docs } from './docs';

/** Path of the server's URL. */
const mcpPath = '/mcp';

/** Maximum size of a request in bytes. */
const MAX_BODY = 65_536;

/**
 * Serves MCP over stateless streamable HTTP. Without the checks of `Host` and `Origin`, any website
 * could send requests to a local server by DNS rebinding.
 * @param hosts host names that requests may name, and that browsers may send requests from
 */
export function createHttpHandler(docs: Docs, hosts: string[]) {
  const handler = createMcpHandler(() => createServer(docs), {
    maxRequestBodySize: MAX_BODY,
  });
  return async (request: Request): Promise<Response> => {
    const rejected =
      hostHeaderValidationResponse(request, hosts) ?? originValidationResponse(request, hosts);
    if (rejected) return rejected;
    if (new URL(request.url).pathname.replace(/\/$/, '') !== mcpPath)
      return new Response(null, { status: 404 });
    if (request.method !== 'POST') return handler.fetch(request);
    // The protocol asks clients to accept both types; some say only "anything", or nothing.
    const headers = new Headers(request.headers);
    headers.set('Accept', 'application/json, text/event-stream');
    return handler.fetch(new Request(request, { headers }));
  };
}

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
export function serveDocs(loadDocs: () => Docs): void {
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
