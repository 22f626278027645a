import { requestAd } from './request';

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
  expect((await requestAd(url, always))?.ad.title).toBe('Acme');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]?.[0]).toBe(url);
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
  expect((await requestAd(url, always))?.ad.title).toBe('Acme');
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
  expect((await requestAd(url, always))?.ad.title).toBe('Äcmé ☕');
});
