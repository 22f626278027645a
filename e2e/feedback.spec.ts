import type { Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { products } from '../model/facts/products';
import { openStore, type FeedbackEntry } from '../services/feedback/src/store';
import { expect, test } from './fixtures';
import { scrollTo } from './scrollTo';

const guide = '/toolpad/core/react-dashboard-layout/';
const failure = "Couldn't submit feedback. Please try again later.";

/**
 * Serves pages as in a build with `FEEDBACK_URL`: with the URL in the markup, and the policy that
 * allows it.
 */
async function configure(page: Page, endpoint: string): Promise<void> {
  await page.route('**/toolpad/core/**/', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const policy = response
      .headers()
      ['content-security-policy']?.replace(
        'connect-src ',
        `connect-src ${new URL(endpoint).origin} `,
      );
    const body = (await response.text()).replace(
      'data-feedback',
      `data-endpoint="${endpoint}" data-feedback`,
    );
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), ...(policy ? { 'content-security-policy': policy } : {}) },
    });
  });
}

const region = (page: Page) => page.getByRole('region', { name: 'Was this page helpful?' });
const comment = (page: Page) => region(page).getByRole('textbox', { name: /optional/ });

/** Clicks a thumb at the end of the page. */
async function rate(page: Page, name: 'Yes' | 'No'): Promise<void> {
  const thumb = region(page).getByRole('button', { name });
  await scrollTo(thumb);
  await thumb.click();
}

const send = (page: Page) => region(page).getByRole('button', { name: 'Send feedback' }).click();

test.describe('with the reference receiver', () => {
  test.describe.configure({ mode: 'serial' });
  // The test serves the page, and the receiver is on this machine, so browsers ask for permission.
  test.use({ permissions: ['local-network-access'] });
  let folder = '';
  let file = '';
  let receiver: ChildProcess;
  let endpoint = '';

  async function stored(): Promise<FeedbackEntry[]> {
    const store = openStore({ kind: 'file', file });
    const entries = await store.all();
    store.close();
    return entries;
  }

  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'feedback-'));
    file = path.join(folder, 'feedback.db');
    receiver = spawn(process.execPath, ['--import', 'tsx', 'services/feedback/server.ts'], {
      env: { ...process.env, FEEDBACK_PORT: '0', FEEDBACK_DB: file },
    });
    endpoint = await new Promise((resolve, reject) => {
      receiver.stdout?.on('data', (data: Buffer) =>
        resolve(/http:\S+/.exec(String(data))?.[0] ?? ''),
      );
      receiver.stderr?.on('data', (data: Buffer) => reject(new Error(String(data))));
      receiver.on('error', reject);
    });
  });

  test.afterAll(() => {
    receiver.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test('feedback is stored once, with all of its data', async ({ page }) => {
    await configure(page, endpoint);
    await page.goto(guide);
    await rate(page, 'No');
    await expect(comment(page)).toBeFocused();
    await comment(page).fill('The sidebar needs an example.\nWith icons.');
    const section = await region(page)
      .getByRole('combobox')
      .locator('option')
      .nth(1)
      .getAttribute('value');
    await region(page).getByRole('combobox').selectOption({ index: 1 });
    await comment(page).press('Control+Enter');
    await expect(region(page).getByRole('status')).toHaveText(
      'Thank you. Your feedback has been sent.',
    );
    await page.reload();
    await expect(region(page).getByRole('button', { name: 'No' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await stored()).toEqual([
      {
        page: guide,
        product: 'toolpad-core',
        version: products.core.version,
        language: 'en',
        rating: 0,
        section,
        comment: 'The sidebar needs an example.\nWith icons.',
        createdAt: expect.any(String),
      },
    ]);
  });

  test.describe('a reader who leaves the page', () => {
    test.use({ bypassCSP: true, allowedMessages: ['carbonads.com', 'buysellads.com'] });

    test('is counted with the rating only', async ({ context, page }) => {
      // A request that outlives its page gets lost if a test intercepts requests, so this test
      // doesn't.
      await context.unrouteAll();
      const before = (await stored()).length;
      await page.goto(guide);
      await region(page).evaluate(
        (element, url) => element.setAttribute('data-endpoint', url),
        endpoint,
      );
      await rate(page, 'Yes');
      await comment(page).fill('Unfinished');
      await page.goto('/toolpad/studio/getting-started/');
      await expect.poll(async () => (await stored()).length).toBe(before + 1);
      expect((await stored()).at(-1)).toMatchObject({ rating: 1, comment: '', section: null });
    });
  });

  test('the page and the receiver reject 2001 characters, both with a message', async ({
    page,
  }) => {
    const message = 'The comment has 2001 characters. Please shorten it to 2000.';
    await configure(page, endpoint);
    const before = (await stored()).length;
    await page.goto(guide);
    await rate(page, 'Yes');
    await comment(page).fill('x'.repeat(2001));
    await send(page);
    await expect(region(page).getByRole('status')).toHaveText(message);
    await expect(comment(page)).toHaveValue('x'.repeat(2001));
    const response = await page.request.post(endpoint, {
      headers: { Origin: new URL(page.url()).origin },
      data: {
        page: guide,
        product: 'toolpad-core',
        version: products.core.version,
        language: 'en',
        rating: 1,
        comment: 'x'.repeat(2001),
      },
    });
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain(message);
    expect(await stored()).toHaveLength(before);
    await region(page).getByRole('button', { name: 'Cancel' }).click();
  });

  test('a burst is limited, and the page reports it without losing the comment', async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push('429');
    await configure(page, endpoint);
    await page.goto(guide);
    const data = {
      page: guide,
      product: 'toolpad-core',
      version: products.core.version,
      language: 'en',
      rating: 1,
      comment: 'again',
    };
    const statuses = await page.evaluate(
      async ([url, body]) => {
        const answers = [];
        for (let request = 0; request < 15; request += 1)
          answers.push(
            (
              await fetch(url, {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body,
              })
            ).status,
          );
        return answers;
      },
      [endpoint, JSON.stringify(data)] as const,
    );
    expect(statuses.at(-1)).toBe(429);
    expect(
      (await stored()).filter((entry) => entry.comment === 'again').length,
    ).toBeLessThanOrEqual(10);
    await rate(page, 'Yes');
    await comment(page).fill('One more');
    await send(page);
    await expect(region(page).getByRole('status')).toHaveText(failure);
    await expect(comment(page)).toHaveValue('One more');
  });
});

test.describe('a receiver that does not accept feedback', () => {
  test.use({ allowedMessages: ['feedback.example'] });

  test('is down: the page shows a message and preserves the comment', async ({ page }) => {
    const endpoint = 'https://feedback.example/v1';
    await configure(page, endpoint);
    await page.route(endpoint, (route) => route.abort('connectionrefused'));
    await page.goto(guide);
    await rate(page, 'Yes');
    await comment(page).fill('My text');
    await send(page);
    await expect(region(page).getByRole('status')).toHaveText(failure);
    await expect(region(page)).toHaveAttribute('data-state', 'failed');
    await expect(comment(page)).toHaveValue('My text');
  });

  test('does not respond within 10 s: the page does the same', async ({ page }) => {
    const endpoint = 'https://feedback.example/v1';
    await configure(page, endpoint);
    await page.route(endpoint, () => undefined);
    await page.clock.install();
    await page.goto(guide);
    await rate(page, 'Yes');
    await send(page);
    await expect(region(page)).toHaveAttribute('data-state', 'sending');
    await page.clock.runFor(10_000);
    await expect(region(page).getByRole('status')).toHaveText(failure);
  });
});

test('without a receiver, the rating buttons say that they lead to a prefilled issue', async ({
  page,
}) => {
  await page.goto(guide);
  await expect(region(page).getByRole('button')).toHaveCount(0);
  await expect(region(page).getByText('Tell us on GitHub, in a new tab:')).toBeVisible();
  for (const [name, helpful] of [
    ['Yes', 'yes'],
    ['No', 'no'],
  ] as const) {
    const url = new URL(
      (await region(page)
        .getByRole('link', { name: `${name}, on GitHub in a new tab` })
        .getAttribute('href')) ?? '',
    );
    expect(`${url.origin}${url.pathname}`).toBe('https://github.com/mui/toolpad/issues/new');
    expect(url.searchParams.get('title')).toContain('Dashboard Layout');
    expect(url.searchParams.get('body')).toContain(
      `/toolpad/core/react-dashboard-layout/\nHelpful: ${helpful}`,
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rating buttons are links, even with a receiver', async ({ page }) => {
    await configure(page, 'https://feedback.example/v1');
    await page.goto(guide);
    await expect(region(page).getByRole('link', { name: 'Yes' })).toBeVisible();
    await expect(region(page).getByRole('button')).toHaveCount(0);
  });
});
