import { test as base, expect, type ConsoleMessage } from '@playwright/test';

export { expect };

/**
 * Tag of tests that measure times. They compare with a reference in the same run, and run after the
 * other tests.
 */
export const timing = { tag: '@timing' };

interface Fixtures {
  /**
   * Substrings of console messages and page errors that a test expects. Any other warning or error
   * fails the test.
   */
  allowedMessages: string[];
  messages: string[];
  /**
   * Blocks external requests: other hosts return an empty response, unless a test routes them
   * itself.
   */
  closedNetwork: void;
}

/** Playwright's `test`, which fails if the page logs a warning or an error, or throws. */
export const test = base.extend<Fixtures>({
  allowedMessages: [[], { option: true }],
  closedNetwork: [
    async ({ context }, use) => {
      await context.route(
        ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
        (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '' }),
      );
      await use();
    },
    { auto: true },
  ],
  messages: [
    async ({ context, allowedMessages }, use) => {
      const messages: string[] = [];
      const allowed = (text: string) => allowedMessages.some((part) => text.includes(part));
      context.on('console', (message: ConsoleMessage) => {
        const { url } = message.location();
        const text = `${message.text()} (${url})`;
        if (['warning', 'error'].includes(message.type()) && !allowed(text))
          messages.push(`${message.type()}: ${text}`);
      });
      context.on('weberror', (error) => {
        if (!allowed(error.error().message)) messages.push(`thrown: ${error.error().message}`);
      });
      await use(messages);
      expect(messages, 'messages in the console').toEqual([]);
    },
    { auto: true },
  ],
});
