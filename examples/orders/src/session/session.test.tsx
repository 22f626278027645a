import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { api } from '../api';
import { openApp } from '../test/openApp';
import { session } from './session';
import { safePath } from './SignInRoute';

afterEach(() => {
  vi.useRealTimers();
});

test('a visitor signs in first, and then comes where they wanted', async () => {
  const { user, router } = await openApp('/settings');
  await user.type(await screen.findByLabelText(/Email/), 'ines@harbor.example');
  await user.type(screen.getByLabelText(/Password/), 'harbor');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/settings');
});

test('a wrong password is said, and nobody is signed in', async () => {
  const { user } = await openApp('/');
  await user.type(await screen.findByLabelText(/Email/), 'ines@harbor.example');
  await user.type(screen.getByLabelText(/Password/), 'port');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Incorrect email or password.')).toBeVisible();
  expect(session.get()).toBeNull();
});

test('a session that ends leads to the sign-in page, which says so and leads back', async () => {
  const { user, router } = await openApp('/settings', 'viewer');
  await screen.findByRole('heading', { name: 'Settings' });
  act(() => session.expire());
  expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Freya Holm/ }));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/settings');
});

test('the server refuses a token that has ended, and with it the session ends', async () => {
  await session.signIn('ines@harbor.example', 'harbor');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
  await expect(api.get('/orders')).rejects.toMatchObject({ status: 401 });
  expect(session.get()).toBeNull();
  expect(session.hasExpired()).toBe(true);
});

test('a minute before its end, the user can stay signed in', async () => {
  const start = Date.now();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: start });
  await openApp('/settings', 'admin');
  await screen.findByRole('heading', { name: 'Settings' });
  await act(() => vi.advanceTimersByTimeAsync(14 * 60_000 + 1000));
  act(() => screen.getByRole('button', { name: 'Stay signed in' }).click());
  await vi.waitFor(
    () => expect(session.get()?.expiresAt).toBeGreaterThan(start + 20 * 60_000),
    20_000,
  );
});

describe('roles', () => {
  test.each(['/orders/new', '/orders/1041/edit'])('a viewer may not open %s', async (path) => {
    await openApp(path, 'viewer');
    expect(
      await screen.findByRole('heading', { name: "You don't have access to this page" }),
    ).toBeVisible();
  });

  test('a viewer sees no actions', async () => {
    await openApp('/orders/1064', 'viewer');
    expect(await screen.findByText('Halden Paper')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  test('the server refuses what a viewer sends past the interface', async () => {
    await session.signIn('freya@harbor.example', 'harbor');
    await expect(api.delete('/orders/1041')).rejects.toMatchObject({ status: 403 });
    expect(await api.get('/orders/1041')).toMatchObject({ id: 1041 });
  });
});

test.each([
  ['/orders/1041', '/orders/1041'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/sign-in?callbackUrl=/sign-in', '/'],
  [null, '/'],
])('after sign-in, %s leads to %s', (wanted, path) => {
  expect(safePath(wanted)).toBe(path);
});
