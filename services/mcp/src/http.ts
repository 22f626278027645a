import {
  createMcpHandler,
  hostHeaderValidationResponse,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { createServer } from './createServer';
import type { Docs } from './docs';

/** Path of the server's URL. */
export const mcpPath = '/mcp';

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
    if (new URL(request.url).pathname !== mcpPath) return new Response(null, { status: 404 });
    return handler.fetch(request);
  };
}
