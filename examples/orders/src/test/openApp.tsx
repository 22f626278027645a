import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createRoutes } from '../routes';
import { session, type Role } from '../session/session';

const EMAILS: Record<Role, string> = {
  admin: 'ines@harbor.example',
  viewer: 'freya@harbor.example',
};

/** Opens a path of the whole application, as a visitor or signed in. */
export async function openApp(path: string, role?: Role) {
  if (role) await session.signIn(EMAILS[role], 'harbor');
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
}
