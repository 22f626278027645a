import { parseResponse } from './response';

const now = 1_700_000_000_000;
const record = {
  company: 'Acme',
  description: 'Tools that last.',
  image: '//cdn.example.com/acme.png',
  statlink: '//example.com/click',
  statimp: '//example.com/seen',
  timestamp: '1699999999',
};

test.each([
  ['a list', [record]],
  ['an envelope', { ads: [record], other: 1 }],
])('%s returns its ad', (_name, value) => {
  expect(parseResponse(value, now)).toEqual({
    ad: {
      name: 'carbon',
      title: 'Acme',
      description: 'Tools that last.',
      img: 'https://cdn.example.com/acme.png',
      link: 'https://example.com/click',
      poweredby: 'Carbon',
    },
    pixels: ['https://example.com/seen'],
  });
});

test('returns the first ad that has content and a link', () => {
  const ads = [
    {},
    null,
    'ad',
    { ...record, statlink: undefined },
    { statlink: record.statlink },
    { ...record, company: ' ', description: '' },
    { ...record, company: 'Second' },
    record,
  ];
  expect(parseResponse({ ads }, now)?.ad.title).toBe('Second');
});

test.each([
  ['no ads', []],
  ['an empty envelope', { ads: [] }],
  ['empty records', [{}, {}]],
  ['a record of texts', ['ad']],
  ['a record without link', [{ company: 'Acme' }]],
  ['a script as link', [{ ...record, statlink: 'javascript:alert(1)' }]],
  ['an unsafe link', [{ ...record, statlink: 'http://example.com/' }]],
  ['a link that is an object', [{ ...record, statlink: { href: 'https://example.com/' } }]],
  ['content of other types', [{ ...record, company: 5, description: ['text'] }]],
  ['content of spaces', [{ ...record, company: ' \n', description: '\t' }]],
])('%s: no ad', (_name, value) => expect(parseResponse(value, now)).toBeUndefined());

test.each([
  null,
  undefined,
  'ads',
  5,
  true,
  {},
  { ads: null },
  { ads: 'x' },
  { ads: { 0: record } },
])('%p is rejected', (value) => {
  expect(() => parseResponse(value, now)).toThrow();
});

test.each([
  [{ image: 'http://example.com/x.png' }],
  [{ image: 'javascript:alert(1)' }],
  [{ image: 'data:image/svg+xml,<svg onload="alert(1)"/>' }],
  [{ image: 7 }],
  [{ image: '' }],
])('with %p, the ad has no picture', (fields) => {
  expect(parseResponse([{ ...record, ...fields }], now)?.ad).toMatchObject({
    title: 'Acme',
    img: undefined,
  });
});

test('strings are unchanged', () => {
  expect(
    parseResponse([{ ...record, description: '<img src=x onerror=alert(1)> &amp; more' }], now)?.ad
      .description,
  ).toBe('<img src=x onerror=alert(1)> &amp; more');
});

describe('pixels', () => {
  const pixels = (fields: object) =>
    parseResponse([{ ...record, statimp: '', ...fields }], now)?.pixels;

  test.each([
    [
      { pixel: '//a.example/1||https://b.example/2' },
      ['https://a.example/1', 'https://b.example/2'],
    ],
    [{ pixel: '//a.example/[timestamp]/[timestamp]' }, ['https://a.example/1699999999/1699999999']],
    [{ pixel: '//a.example/[timestamp]', timestamp: 42 }, ['https://a.example/42']],
    [{ pixel: '//a.example/[timestamp]', timestamp: undefined }, [`https://a.example/${now}`]],
    [
      { pixel: '//a.example/[timestamp]', timestamp: { toString: 'x' } },
      [`https://a.example/${now}`],
    ],
    [
      { statimp: '//s.example/', pixel: '//a.example/' },
      ['https://s.example/', 'https://a.example/'],
    ],
    [{ pixel: '||' }, []],
    [{ pixel: 'http://a.example/||javascript:alert(1)||data:,x||/own/path' }, []],
    [{ pixel: ['//a.example/'] }, []],
    [{ statimp: null }, []],
  ])('%p: %p', (fields, expected) => expect(pixels(fields)).toEqual(expected));

  test('the number of pixels is limited', () => {
    expect(
      pixels({
        pixel: Array.from({ length: 500 }, (_, index) => `//a.example/${index}`).join('||'),
      }),
    ).toHaveLength(10);
  });
});
