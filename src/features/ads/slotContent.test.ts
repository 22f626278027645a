import { parseResponse, requestAd } from './slotContent';

describe('request', () => {
  const url = 'https://ads.example.com/list.json';
  const record = { company: 'Acme', statlink: '//example.com/click' };
  const always = () => true;
  const fetchMock = jest.spyOn(globalThis, 'fetch');

  const answer = (body: unknown, init?: ResponseInit) => async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), init);

  beforeEach(() => fetchMock.mockReset());
  afterAll(() => fetchMock.mockRestore());

  test('sends one request if the first response has an ad', async () => {
    fetchMock.mockImplementation(answer([record]));
    expect((await requestAd(url, always))?.ad.name).toBe('Acme');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock.mock.calls[0]?.[0]).toBe(url);
    expect(new Request(url, fetchMock.mock.calls[0]?.[1])).toMatchObject({
      method: 'GET',
      body: null,
    });
  });

  test('repeats the request if there is no ad, at most ten times', async () => {
    fetchMock.mockImplementation(answer({ ads: [] }));
    expect(await requestAd(url, always)).toBeUndefined();
    expect(fetchMock).toHaveBeenCalledTimes(10);
  });

  test('returns the ad of a later response', async () => {
    fetchMock
      .mockImplementation(answer([record]))
      .mockImplementationOnce(answer([{}]))
      .mockImplementationOnce(answer({ ads: [] }));
    expect((await requestAd(url, always))?.ad.name).toBe('Acme');
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  test('sends no request after the reader has left', async () => {
    let asked = 0;
    fetchMock.mockImplementation(answer([]));
    expect(await requestAd(url, () => (asked += 1) <= 2)).toBeUndefined();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test.each<[string, () => Promise<Response>]>([
    [
      'no connection',
      async () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['an error of the server', answer([record], { status: 500 })],
    ['a page that is missing', answer([record], { status: 404 })],
    ['an error page', answer('<!doctype html><title>Bad gateway</title>')],
    ['nothing', answer('')],
    ['half of an answer', answer('{"ads":[{"company":"Acm')],
    ['another type', answer({ ads: 'none' })],
    ['5 MB', answer(JSON.stringify([record]).padEnd(5_000_000))],
    ['one byte too much', answer(JSON.stringify([record]).padEnd(100_001))],
  ])('%s: stops after the first request', async (_name, respond) => {
    fetchMock.mockImplementation(respond);
    await expect(requestAd(url, always)).rejects.toThrow();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('stops reading a response that is too long', async () => {
    let parts = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        parts += 1;
        controller.enqueue(new Uint8Array(60_000));
      },
    });
    fetchMock.mockResolvedValue(new Response(body));
    await expect(requestAd(url, always)).rejects.toThrow('too long');
    expect(parts).toBeLessThan(5);
  });

  test('reads a response of 100 kB, even if characters are split between chunks', async () => {
    const bytes = new TextEncoder().encode(
      JSON.stringify([{ ...record, company: 'Äcmé ☕' }]).padEnd(99_000),
    );
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let index = 0; index < bytes.length; index += index < 60 ? 1 : 8000)
          controller.enqueue(bytes.slice(index, index + (index < 60 ? 1 : 8000)));
        controller.close();
      },
    });
    fetchMock.mockResolvedValue(new Response(body));
    expect((await requestAd(url, always))?.ad.name).toBe('Äcmé ☕');
  });
});

describe('response', () => {
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
        name: 'Acme',
        label: 'carbon',
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
    expect(parseResponse({ ads }, now)?.ad.name).toBe('Second');
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
      name: 'Acme',
      img: undefined,
    });
  });

  test('strings are unchanged', () => {
    expect(
      parseResponse([{ ...record, description: '<img src=x onerror=alert(1)> &amp; more' }], now)
        ?.ad.description,
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
      [
        { pixel: '//a.example/[timestamp]/[timestamp]' },
        ['https://a.example/1699999999/1699999999'],
      ],
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
});
