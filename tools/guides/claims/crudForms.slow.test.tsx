import { version } from 'react';
import { first, refusedForm, typed } from './crudForm';

// The form is slow in the DOM of tests.
jest.setTimeout(60_000);

/**
 * Holds what the CRUD page says in "Forms after a submit". When it fails, a new version has changed
 * the behavior: change the page.
 */
test('this is React 19.3', () => expect(version).toMatch(/^19\.3\./));

test('a refused form goes back to its first values', async () => {
  expect(await refusedForm({ wrapped: false })).toEqual(first);
});

test('the element around the form keeps all values', async () => {
  expect(await refusedForm({ wrapped: true })).toEqual(typed);
});
