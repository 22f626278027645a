import { version } from 'react';
import { first, submitRejectedForm, typed } from '@site/e2e/support/crudForm';

jest.mock('react', () => jest.requireActual('react-19-2'));
jest.mock('react/jsx-runtime', () => jest.requireActual('react-19-2/jsx-runtime'));
jest.mock('react-dom', () => jest.requireActual('react-dom-19-2'));
jest.mock('react-dom/client', () => jest.requireActual('react-dom-19-2/client'));
jest.mock('react-dom/test-utils', () => jest.requireActual('react-dom-19-2/test-utils'));

// The form renders slowly in jsdom.
jest.setTimeout(60_000);

/** Tests the statements in "Forms after a submit" on the CRUD page. */
test('this is React 19.2', () => expect(version).toMatch(/^19\.2\./));

test('a form keeps its values after a failed submit, except the focused number and the checkbox', async () => {
  expect(await submitRejectedForm({ wrapped: false })).toEqual({
    ...typed,
    count: first.count,
    checked: first.checked,
  });
});

test('the recommended element keeps all values', async () => {
  expect(await submitRejectedForm({ wrapped: true })).toEqual(typed);
});
