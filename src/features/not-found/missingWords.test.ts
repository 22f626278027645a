import { missingWords } from './missingWords';

test.each([
  ['/toolpad/core/react-dashbord-layout/', 'dashbord layout'],
  ['/toolpad/core/api/crud-from/', 'api crud from'],
  ['/toolpad/core/introduction/installation.html', 'introduction installation'],
  ['/toolpad/', ''],
  ['/', ''],
  ['/toolpad/%E0%A4%A/', '%E0%A4%A'.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''],
])('the query for %s is %j', (path, words) => {
  expect(missingWords(path)).toBe(words);
});
