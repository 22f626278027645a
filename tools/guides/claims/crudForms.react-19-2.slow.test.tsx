import { version } from 'react';
import { first, refusedForm, typed } from './crudForm';

jest.mock('react', () => jest.requireActual('react-19-2'));
jest.mock('react/jsx-runtime', () => jest.requireActual('react-19-2/jsx-runtime'));
jest.mock('react-dom', () => jest.requireActual('react-dom-19-2'));
jest.mock('react-dom/client', () => jest.requireActual('react-dom-19-2/client'));
jest.mock('react-dom/test-utils', () => jest.requireActual('react-dom-19-2/test-utils'));

// The form is slow in the DOM of tests.
jest.setTimeout(60_000);

/** Holds what the CRUD page says in "Forms after a submit". */
test('this is React 19.2', () => expect(version).toMatch(/^19\.2\./));

test('a refused form keeps its values, but not those of the focused number and the checkbox', async () => {
  expect(await refusedForm({ wrapped: false })).toEqual({
    ...typed,
    count: first.count,
    checked: first.checked,
  });
});

test('the element around the form keeps all values', async () => {
  expect(await refusedForm({ wrapped: true })).toEqual(typed);
});
