import { version } from 'react';
import { first, submitRejectedForm, typed } from '@site/e2e/support/crudForm';

// The form renders slowly in jsdom.
jest.setTimeout(60_000);

/**
 * Tests the statements in "Forms after a submit" on the CRUD page. If a test fails, a new version
 * has changed the behavior, so update the page.
 */
test('this is React 19.3', () => expect(version).toMatch(/^19\.3\./));

test('a form resets to its initial values after a failed submit', async () => {
  expect(await submitRejectedForm({ wrapped: false })).toEqual(first);
});

test('the recommended element keeps all values', async () => {
  expect(await submitRejectedForm({ wrapped: true })).toEqual(typed);
});
