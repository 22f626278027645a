import type { IncomingMessage, ServerResponse } from 'node:http';
import { decode } from '../../src/site/decode';
import type { ServedPages } from './servedPages';

type Request = IncomingMessage & { originalUrl: string };
type Next = () => void;
type Middleware = (request: Request, response: ServerResponse, next: Next) => void;

export interface NamedMiddleware {
  name: string;
  middleware: unknown;
}

const pathOf = ({ originalUrl }: Request) => decode(originalUrl.replace(/[?#].*/s, ''));

/** Changes the status of a response that another middleware sends. */
function setStatus(response: ServerResponse, status: number): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (_status: number, ...rest: unknown[]) => writeHead(status, ...rest);
}

/**
 * Adds a middleware to those of `npm start`, which redirects from the URL of a page that was
 * renamed, and responds with status 404 if there's no page.
 */
export function addMissingPages(
  middlewares: NamedMiddleware[],
  pages: Pick<ServedPages, 'has' | 'movedTo'>,
): void {
  const middleware: Middleware = (request, response, next) => {
    const isPage = request.headers.accept?.includes('text/html');
    if (!isPage || pages.has(pathOf(request))) return next();
    const target = pages.movedTo(pathOf(request));
    if (target) return void response.writeHead(302, { location: encodeURI(target) }).end();
    setStatus(response, 404);
    next();
  };
  const fallback = middlewares.findIndex(({ name }) => name === 'connect-history-api-fallback');
  middlewares.splice(fallback + 1, 0, { name: 'missing-pages', middleware });
}
