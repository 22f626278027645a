import type { IncomingMessage, ServerResponse } from 'node:http';
import { decode } from '../../src/site/decode';
import type { ServedPages } from './servedPages';

type Request = IncomingMessage & { originalUrl: string };
type Next = () => void;
type Middleware = (request: Request, response: ServerResponse, next: Next) => void;

interface NamedMiddleware {
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
 * Settings for `npm start` that compile a page before it's served, redirect from the URL of a page
 * that was renamed, and respond with status 404 if there's no page.
 */
export function pageResponses(pages: Pick<ServedPages, 'has' | 'request' | 'movedTo'>) {
  const request: Middleware = (request, _response, next) => {
    void pages.request(pathOf(request)).then(next);
  };
  const respondMissing: Middleware = (request, response, next) => {
    if (pages.has(pathOf(request))) return next();
    const target = pages.movedTo(pathOf(request));
    if (target) return void response.writeHead(302, { location: encodeURI(target) }).end();
    setStatus(response, 404);
    next();
  };
  return {
    devServer: {
      // Docusaurus joins the result with its own, which is the same list.
      setupMiddlewares(middlewares: NamedMiddleware[]): NamedMiddleware[] {
        const fallback = middlewares.findIndex(
          ({ name }) => name === 'connect-history-api-fallback',
        );
        middlewares.splice(fallback + 1, 0, { name: 'missing-pages', middleware: respondMissing });
        middlewares.unshift({ name: 'requested-pages', middleware: request });
        return [];
      },
    },
  };
}
