import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SignInPage, type SignInPageProps } from './SignInPage';

const providers = [
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'password' },
  { id: 'nodemailer', name: 'email' },
];

function open(signIn: SignInPageProps['signIn']) {
  render(<SignInPage providers={providers} signIn={signIn} />);
  return userEvent.setup();
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('a button has no form data', async () => {
  const signIn = vi.fn();
  const user = open(signIn);
  await user.click(screen.getByRole('button', { name: 'Sign in with GitHub' }));
  expect(signIn).toHaveBeenCalledWith(providers[0], undefined, '/');
});

test('the password form sends its fields, and the page to return to', async () => {
  window.history.replaceState(null, '', '/sign-in?callbackUrl=%2Forders%3Fpage%3D2');
  const signIn = vi.fn();
  const user = open(signIn);
  const button = screen.getByRole('button', { name: 'Sign in with password' });
  const form = within(button.closest('form')!);
  await user.type(form.getByLabelText(/Email/), 'ines@harbor.example');
  await user.type(form.getByLabelText(/Password/), 'harbor');
  await user.click(form.getByLabelText('Remember me'));
  await user.click(button);
  const [, formData, callbackUrl] = signIn.mock.calls[0]! as [unknown, FormData, string];
  expect(Object.fromEntries(formData)).toEqual({
    email: 'ines@harbor.example',
    password: 'harbor',
    remember: 'true',
  });
  expect(callbackUrl).toBe('/orders?page=2');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
  'callbackUrl=%s leads nowhere',
  async (url) => {
    window.history.replaceState(null, '', `/?callbackUrl=${encodeURIComponent(url)}`);
    const signIn = vi.fn();
    const user = open(signIn);
    await user.click(screen.getByRole('button', { name: 'Sign in with GitHub' }));
    expect(signIn.mock.calls[0]![2]).toBe('/');
  },
);

test.each([
  ['returns', () => Promise.resolve({ error: 'No such user.' })],
  ['throws', () => Promise.reject(new Error('No such user.'))],
])('an error that signIn %s is shown, and the button works again', async (_how, signIn) => {
  const user = open(signIn);
  const button = screen.getByRole('button', { name: 'Sign in with GitHub' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('No such user.');
  expect(button).toBeEnabled();
});
