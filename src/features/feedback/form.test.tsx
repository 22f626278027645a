import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { denyStorage } from '@site/e2e/support/fakeBrowser';
import { products } from '@site/model/facts/products';
import { PageFeedback } from './feedback';
import { showRating, startFeedback } from './script';

const endpoint = 'https://feedback.example.com/v1';
const fetchMock = jest.fn();

/** Creates a page as the server renders it: markup without React. */
function servePage(FEEDBACK_URL = endpoint): void {
  jest.replaceProperty(process, 'env', { ...process.env, FEEDBACK_URL });
  const { container, unmount } = render(
    <PageFeedback
      title="Crud"
      url="https://mui.com/toolpad/core/react-crud/"
      product={products.core.productId}
      version={products.core.version}
    />,
  );
  const markup = container.innerHTML;
  unmount();
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<article><h2 id="theming">Theming<a href="#theming"></a></h2><h3>Without id</h3></article>${markup}`;
  showRating();
}

const region = () => screen.getByRole('region', { name: 'Was this page helpful?' });
const thumb = (name: 'Yes' | 'No') => screen.getByRole('button', { name });
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /optional/ });
const status = () => screen.getByRole('status').textContent;
const bodies = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body));

async function open(name: 'Yes' | 'No' = 'Yes'): Promise<void> {
  await userEvent.click(thumb(name));
  await screen.findByRole('textbox', { name: /optional/ });
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));

beforeAll(startFeedback);

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset().mockResolvedValue({ ok: true });
  Object.assign(globalThis, { fetch: fetchMock });
  window.history.replaceState(null, '', '/toolpad/core/react-crud/');
  servePage();
});

afterEach(() => jest.restoreAllMocks());

test('sends a rating with a comment once, in the documented format', async () => {
  await open('No');
  await userEvent.type(comment(), 'No example for Remix.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Theming');
  await send();
  expect(await screen.findByText('Thank you. Your feedback has been sent.')).toBeInTheDocument();
  expect(fetchMock.mock.calls[0]?.[0]).toBe(endpoint);
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(bodies()).toEqual([
    {
      page: '/toolpad/core/react-crud/',
      product: 'toolpad-core',
      version: products.core.version,
      language: 'en',
      rating: 0,
      comment: 'No example for Remix.',
      section: 'theming',
    },
  ]);
  expect(region()).toHaveAttribute('data-state', 'sent');
  expect(thumb('No')).toHaveFocus();
});

test('sends a rating alone, and no section for the whole page', async () => {
  await open('Yes');
  await send();
  expect(bodies()).toEqual([expect.objectContaining({ rating: 1, comment: '' })]);
  expect(bodies()[0]).not.toHaveProperty('section');
});

test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])('%s sends', async (keys) => {
  await open();
  await userEvent.type(comment(), `Good.${keys}`);
  expect(bodies()).toEqual([expect.objectContaining({ comment: 'Good.' })]);
});

test('Enter alone adds a new line', async () => {
  await open();
  await userEvent.type(comment(), 'One{Enter}two');
  expect(fetchMock).not.toHaveBeenCalled();
  expect(comment()).toHaveValue('One\ntwo');
});

test.each<[string, () => Promise<unknown>]>([
  [
    'the server is down',
    async () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['the server refuses', async () => ({ ok: false, status: 429 })],
  ['the server fails', async () => ({ ok: false, status: 500 })],
])('%s: shows an error and keeps the text', async (_name, respond) => {
  fetchMock.mockImplementation(respond);
  await open();
  await userEvent.type(comment(), 'My text');
  await send();
  expect(
    await screen.findByText("Couldn't submit feedback. Please try again later."),
  ).toBeInTheDocument();
  expect(region()).toHaveAttribute('data-state', 'failed');
  expect(comment()).toHaveValue('My text');
  expect(localStorage.length).toBe(0);
  fetchMock.mockResolvedValue({ ok: true });
  await send();
  expect(await screen.findByText(/Thank you/)).toBeInTheDocument();
  expect(bodies().map((body) => body.comment)).toEqual(['My text', 'My text']);
});

test('counts as failed without a response within 10 s', async () => {
  await open();
  jest.useFakeTimers();
  fetchMock.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      ),
  );
  document.querySelector('form')?.requestSubmit();
  expect([status(), region().dataset.state]).toEqual(['Sending…', 'sending']);
  await jest.advanceTimersByTimeAsync(9999);
  expect(region()).toHaveAttribute('data-state', 'sending');
  await jest.advanceTimersByTimeAsync(1);
  expect([status(), region().dataset.state]).toEqual([
    "Couldn't submit feedback. Please try again later.",
    'failed',
  ]);
  jest.useRealTimers();
});

test('is not sent again while it is being sent', async () => {
  await open();
  fetchMock.mockReturnValue(new Promise(() => undefined));
  await send();
  await send();
  await userEvent.click(thumb('No'));
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(thumb('Yes')).toHaveAttribute('aria-pressed', 'true');
});

test('does not send 2001 characters: shows how many are too many and keeps the text', async () => {
  await open();
  comment().value = 'x'.repeat(2001);
  comment().dispatchEvent(new Event('input', { bubbles: true }));
  expect(screen.getByText('2001 of 2000 characters')).toBeInTheDocument();
  expect(comment()).toBeInvalid();
  await send();
  expect(status()).toBe('The comment has 2001 characters. Please shorten it to 2000.');
  expect(fetchMock).not.toHaveBeenCalled();
  expect(comment().value).toHaveLength(2001);
  expect(comment()).toHaveFocus();
});

test('does not send a form with the hidden field filled in', async () => {
  await open();
  document.querySelector('input[name=website]')?.setAttribute('value', 'https://spam.example');
  await send();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(region()).toHaveAttribute('data-state', 'failed');
});

test('a hidden field that a password manager fills in stops only the first attempt', async () => {
  await open('No');
  await userEvent.type(comment(), 'No example.');
  document.querySelector('input[name=website]')?.setAttribute('value', 'https://ann.example');
  await send();
  expect(region()).toHaveAttribute('data-state', 'failed');
  await send();
  expect(bodies()).toEqual([expect.objectContaining({ rating: 0, comment: 'No example.' })]);
});

test('feedback about a section with a very long ID is sent', async () => {
  document.querySelector('h2')?.setAttribute('id', 'x'.repeat(220));
  await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Theming');
  await send();
  expect(bodies()).toHaveLength(1);
});

test('Enter that confirms text in an input method sends nothing', async () => {
  await open();
  for (const key of [{ isComposing: true }, { keyCode: 229 }])
    comment().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, ...key }),
    );
  expect(fetchMock).not.toHaveBeenCalled();
});

describe('rating of a page', () => {
  test('is stored after sending, for that page only', async () => {
    await open('No');
    await send();
    await screen.findByText(/Thank you/);
    servePage();
    expect([thumb('Yes').ariaPressed, thumb('No').ariaPressed]).toEqual(['false', 'true']);
    window.history.replaceState(null, '', '/toolpad/core/react-account/');
    servePage();
    expect([thumb('Yes').ariaPressed, thumb('No').ariaPressed]).toEqual(['false', 'false']);
  });

  test('can be changed before sending, without losing the text', async () => {
    await open('Yes');
    await userEvent.type(comment(), 'Hm.');
    await userEvent.click(thumb('No'));
    await send();
    expect(bodies()).toEqual([expect.objectContaining({ rating: 0, comment: 'Hm.' })]);
  });

  test('is restored when the reader cancels', async () => {
    await open('Yes');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(thumb('Yes')).toHaveAttribute('aria-pressed', 'false');
    window.dispatchEvent(new Event('pagehide'));
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('is sent when the reader leaves, without the unsent comment', async () => {
    await open('Yes');
    await userEvent.type(comment(), 'Unfinished');
    window.dispatchEvent(new Event('pagehide'));
    expect(bodies()).toEqual([expect.objectContaining({ rating: 1, comment: '' })]);
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  });

  test('is sent once and remembered when the reader leaves, returns, and leaves again', async () => {
    await open('Yes');
    for (let time = 0; time < 3; time += 1) window.dispatchEvent(new Event('pagehide'));
    expect(bodies()).toHaveLength(1);
    servePage();
    expect(thumb('Yes')).toHaveAttribute('aria-pressed', 'true');
  });

  test.each([true, false])(
    'is not sent again when the reader leaves after sending it (success: %p)',
    async (ok) => {
      fetchMock.mockResolvedValue({ ok });
      await open();
      await send();
      await screen.findByText(/Thank you|Couldn't/);
      window.dispatchEvent(new Event('pagehide'));
      expect(fetchMock).toHaveBeenCalledTimes(1);
    },
  );

  test('denied storage: feedback is sent, and nothing is stored', async () => {
    const allow = denyStorage();
    try {
      await open();
      await send();
      expect(await screen.findByText(/Thank you/)).toBeInTheDocument();
      servePage();
      expect(thumb('Yes')).toHaveAttribute('aria-pressed', 'false');
    } finally {
      allow();
    }
  });
});

test('without a feedback server, the thumbs are links to an issue', () => {
  servePage('');
  expect(region()).not.toHaveAttribute('data-endpoint');
  expect(
    within(region())
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Yes', 'No']);
});
