import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { beforeAll } from 'vitest';
import { createRoutes } from '../routes';
import { session, type Role } from '../session/session';

const EMAILS: Record<Role, string> = {
  admin: 'ines@harbor.example',
  viewer: 'freya@harbor.example',
};

async function loadPages(routes: RouteObject[]): Promise<void> {
  for (const { lazy, children = [] } of routes) {
    if (typeof lazy === 'object') await lazy.Component?.();
    await loadPages(children);
  }
}

// Pages are loaded when they are opened. The first test would wait for the grid and the charts, on a busy machine until it gives up.
beforeAll(() => loadPages(createRoutes()), 240_000);

/** Opens a path of the whole application, as a visitor or signed in. */
export async function openApp(path: string, role?: Role) {
  if (role) await session.signIn(EMAILS[role], 'harbor');
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
}
