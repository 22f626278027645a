import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { session } from './session';

/** Loader of pages for signed-in users: everyone else signs in first, and then comes back. */
export function requireUser({ request }: LoaderFunctionArgs): null {
  if (session.get()) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/sign-in?callbackUrl=${encodeURIComponent(pathname + search)}`);
}

/** Loader of pages for admins. Viewers see the error page with status 403. */
export function requireAdmin(args: LoaderFunctionArgs): null {
  requireUser(args);
  if (session.get()?.user.role !== 'admin')
    throw data('Only admins can change orders.', { status: 403 });
  return null;
}
