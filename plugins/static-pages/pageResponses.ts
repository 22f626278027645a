import type { IncomingMessage, ServerResponse } from 'node:http';
import { decode } from '../../src/site/urls';
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

/** Paths of files: the last part has an extension, which isn't the end of a version. */
const file = /\.[a-z]\w*$/i;

/**
 * Adds a middleware to those of `npm start`, which redirects from the URL of a page that was
 * renamed, and responds with status 404 if there's no page or file. An open page that gets a
 * document instead of an old hot update never updates again.
 */
export function addMissingPages(
  middlewares: NamedMiddleware[],
  pages: Pick<ServedPages, 'has' | 'movedTo'>,
): void {
  const middleware: Middleware = (request, response, next) => {
    const pathname = pathOf(request);
    if (pages.has(pathname)) return next();
    if (file.test(pathname)) return void response.writeHead(404).end();
    if (!request.headers.accept?.includes('text/html')) return next();
    const target = pages.movedTo(pathname);
    if (target) return void response.writeHead(302, { location: encodeURI(target) }).end();
    // Otherwise, a browser that knows the document would get the status without a page.
    delete request.headers['if-none-match'];
    setStatus(response, 404);
    next();
  };
  const fallback = middlewares.findIndex(({ name }) => name === 'connect-history-api-fallback');
  middlewares.splice(fallback + 1, 0, { name: 'missing-pages', middleware });
}
