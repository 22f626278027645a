import path from 'node:path';
import { collectPageIds } from './pageIds';

test('the anchors of a built site are those of tags, and redirects have none', async () => {
  const found = await collectPageIds(path.join(__dirname, 'fixtures/built-site'), '/toolpad/');
  expect(Object.fromEntries([...found].map(([address, ids]) => [address, [...ids]]))).toEqual({
    '/toolpad/': ['home'],
    '/toolpad/core/guide/': ['quoted', 'bare', 'single'],
  });
});
