/**
 * A problem with a deployed site. A `warning` is about something that hosts without rules can't do,
 * or that only makes the site slower.
 */
export interface Finding {
  kind: 'error' | 'warning';
  path: string;
  message: string;
}

export const error = (path: string, message: string): Finding => ({ kind: 'error', path, message });

export const warning = (path: string, message: string): Finding => ({
  kind: 'warning',
  path,
  message,
});

/** Merges findings with the same message and adds their number. */
export function mergeFindings(findings: Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = finding.kind + finding.message;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const more = others.length > 0 ? ` The same applies to ${others.length} more.` : '';
    return { ...first, message: first.message + more };
  });
}

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

/** What checks know about a deployed site. */
export interface DeployedSite {
  fetchPath: FetchPath;
  /** Origin of the site, such as `https://docs.example.com`. */
  origin: string;
  redirects: { from: string; to: string }[];
}

/** Checks a part of a deployed site with HTTP requests. */
export type Check = (site: DeployedSite) => Promise<Finding[]>;
