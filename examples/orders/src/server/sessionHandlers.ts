import { http, HttpResponse } from 'msw';
import { emailOf, PEOPLE } from '../data/company';
import type { SessionData, User } from '../session/session';

/** Time after which a session ends, unless it is renewed. */
export const SESSION_MINUTES = 15;

/** The accounts of the demo. Everyone has the same password. */
export const PASSWORD = 'harbor';
export const ACCOUNTS: User[] = PEOPLE.map(({ name }, index) => ({
  name,
  email: emailOf(name),
  role: index === 0 ? 'admin' : 'viewer',
}));

/** A token names the account and the time it ends. A real server signs it. */
const createToken = (email: string, expiresAt: number) =>
  btoa(JSON.stringify({ email, expiresAt }));

function openSession(user: User): SessionData {
  const expiresAt = Date.now() + SESSION_MINUTES * 60_000;
  return { user, expiresAt, token: createToken(user.email, expiresAt) };
}

/** The account of a request's token; none when it is missing, wrong or has ended. */
function accountOf(request: Request): User | undefined {
  const token = request.headers.get('Authorization')?.replace('Bearer ', '');
  if (!token) return undefined;
  try {
    const { email, expiresAt } = JSON.parse(atob(token)) as { email: string; expiresAt: number };
    return expiresAt > Date.now() ? ACCOUNTS.find((user) => user.email === email) : undefined;
  } catch {
    return undefined;
  }
}

const refuse = (status: number, message: string) => HttpResponse.json({ message }, { status });

/** Sign-in, and the guard in front of all other routes: a handler that returns nothing lets the request pass. */
export const sessionHandlers = [
  http.post<never, { email?: string; password?: string }>('/api/session', async ({ request }) => {
    const { email, password } = await request.json();
    const user = ACCOUNTS.find((account) => account.email === email?.trim().toLowerCase());
    return user && password === PASSWORD
      ? HttpResponse.json(openSession(user))
      : refuse(400, 'Incorrect email or password.');
  }),

  http.all('/api/*', ({ request }) => {
    const user = accountOf(request);
    if (!user) return refuse(401, 'Your session has ended. Sign in again.');
    const writes = request.method !== 'GET' && !request.url.endsWith('/api/session');
    if (writes && user.role !== 'admin') return refuse(403, 'Only admins can change orders.');
  }),

  http.patch('/api/session', ({ request }) => {
    const user = accountOf(request);
    return user && HttpResponse.json(openSession(user));
  }),
];
