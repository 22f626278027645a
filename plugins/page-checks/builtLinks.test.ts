import path from 'node:path';
import { collectPageIds } from './builtLinks';

test('the IDs of a built site are those of its tags, without redirects', () => {
  const found = collectPageIds(path.join(__dirname, 'fixtures/built-site'));
  expect(Object.fromEntries([...found].map(([address, ids]) => [address, [...ids]]))).toEqual({
    '/toolpad/': ['home'],
    '/toolpad/core/guide/': ['quoted', 'bare', 'single'],
  });
});
