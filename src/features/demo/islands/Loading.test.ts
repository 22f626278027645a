import { messageOf } from './Loading';

const withMessage = (message: unknown) => Object.assign(new Error(), { message });

test.each([
  [new Error('broken'), 'broken'],
  ['text', 'text'],
  [null, 'null'],
  [undefined, 'undefined'],
  [Symbol('a'), 'Symbol(a)'],
  [Promise.resolve(), '[object Promise]'],
  [Object.create(null), '[object Object]'],
  [withMessage({ code: 1 }), '[object Object]'],
  [withMessage(Object.create(null)), '[object Error]'],
  ['x'.repeat(5000), 'x'.repeat(2000)],
])('%#: a message for anything that code throws', (thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});
