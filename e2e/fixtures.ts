import { test as base, expect, type ConsoleMessage } from '@playwright/test';

export { expect };

/**
 * Marks tests that measure times. They compare with a reference in the same run, and run after the
 * others.
 */
export const timing = { tag: '@timing' };

interface Fixtures {
  /**
   * Console messages and page errors that a test expects; matched by substring. Everything else of
   * level warning or error fails it.
   */
  allowedMessages: string[];
  messages: string[];
  /**
   * Nothing leaves the machine: requests to other hosts get an empty answer, unless a test routes
   * them itself.
   */
  closedNetwork: void;
}

/** Playwright's `test`, which fails when the page logs a warning or an error, or throws. */
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
