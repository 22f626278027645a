/** What a session adds to requests. Without sign-in, nothing. */
export const client = {
  /** Token of the signed-in user. */
  token: (): string | undefined => undefined,
  /** The server no longer accepts the token. */
  onUnauthorized: (): void => {},
};

/** An answer that is no success. `status` is 0 when there was none. */
export class ApiError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === 'object' && body && 'message' in body ? body.message : undefined;
  return typeof message === 'string'
    ? message
    : `The server responded with status ${response.status}.`;
}

/**
 * Asks the server, and returns the JSON of its answer.
 * @throws {ApiError} with the server's message
 */
async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const token = client.token();
  const response = await fetch(new URL(`/api${path}`, window.location.origin), {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new ApiError('The server cannot be reached.', 0);
  });
  if (response.status === 401 && token) client.onUnauthorized();
  if (!response.ok) throw new ApiError(await messageOf(response), response.status);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

export const api = {
  get: <Answer>(path: string) => request<Answer>('GET', path),
  post: <Answer>(path: string, body?: unknown) => request<Answer>('POST', path, body),
  patch: <Answer>(path: string, body?: unknown) => request<Answer>('PATCH', path, body),
  delete: (path: string) => request<void>('DELETE', path),
};
