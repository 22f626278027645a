import { analyticsTags } from '.';

test('an id becomes a head tag', () => {
  expect(analyticsTags('G-ABC1234567')).toEqual([
    { tagName: 'meta', attributes: { name: 'docs-analytics', content: 'G-ABC1234567' } },
  ]);
});

test.each([undefined, ''])('without an id (%p) there is none', (id) => {
  expect(analyticsTags(id)).toEqual([]);
});

test.each(['G-1"><script>', 'G 1', 'https://example.com', '&id=G-1', ' '])(
  'an id like %p stops the build',
  (id) => {
    expect(() => analyticsTags(id)).toThrow(`GA_MEASUREMENT_ID is "${id}"`);
  },
);
