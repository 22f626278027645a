import { getResponse, type RequestHandler } from 'msw';

/**
 * Answers the page's own requests with these handlers. Requests that none of them knows go to the network.
 * Replace this with `setupWorker(...handlers)` to see the requests in the browser's developer tools.
 */
export function startServer(handlers: RequestHandler[]): void {
  const passOn = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return (await getResponse(handlers, request.clone())) ?? passOn(request);
  };
}
