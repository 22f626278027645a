/** Response to a request. */
export interface SiteResponse {
  status: number;
  headers: Headers;
  body: Uint8Array;
  text: string;
}

/** Requests a URL without following redirects. */
export type FetchPath = (path: string, headers?: Record<string, string>) => Promise<SiteResponse>;

/** Creates a function that requests URLs of a site. Requests time out after 20 seconds. */
export const fetchFrom =
  (origin: string): FetchPath =>
  async (path, headers = {}) => {
    const response = await fetch(origin + path, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    const body = new Uint8Array(await response.arrayBuffer());
    return {
      status: response.status,
      headers: response.headers,
      body,
      text: new TextDecoder().decode(body),
    };
  };
