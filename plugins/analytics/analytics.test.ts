import { analyticsTags } from './analytics';

test('a measurement ID becomes a head tag', () => {
  expect(analyticsTags('G-ABC1234567')).toEqual([
    { tagName: 'meta', attributes: { name: 'docs-analytics', content: 'G-ABC1234567' } },
  ]);
});

test.each([undefined, ''])('without a measurement ID (%p), there is no head tag', (id) => {
  expect(analyticsTags(id)).toEqual([]);
});
