import fc from 'fast-check';
import { textWith } from '@site/e2e/support/untrusted';
import { missingWords, nearestPages } from '../../../model/facts/nearestPages';

const anyPath = textWith('/toolpad/core/', 'react-crud', '/api/', '%20');
const pages = Array.from({ length: 40 }, (_, index) => ({
  path: `/toolpad/core/components/react-component-${index}/`,
  title: `Component ${index}`,
}));

test('any missing URL has a short query and at most five similar pages', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      expect(missingWords(path).length).toBeLessThanOrEqual(100);
      expect(nearestPages(path, pages).length).toBeLessThanOrEqual(5);
    }),
  );
});
