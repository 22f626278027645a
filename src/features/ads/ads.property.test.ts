import fc from 'fast-check';
import { almost, anyText, textWith } from '@site/e2e/support/untrusted';
import { parseResponse } from './slotContent';
import { MAX_PIXELS } from './decide';

test('any response is an ad with links to https: only, no ad, or an error', () => {
  const url = textWith('https://a.example/', '//a.example/', 'http://', '[timestamp]', '||');
  const ad = almost({
    ...{ company: anyText, description: anyText, image: url, statlink: url, statimp: url },
    ...{ pixel: url, timestamp: fc.oneof(anyText, fc.integer()) },
  });
  fc.assert(
    fc.property(fc.oneof(fc.array(ad), almost({ ads: fc.array(ad) })), (response) => {
      let found: ReturnType<typeof parseResponse>;
      try {
        found = parseResponse(response, 1);
      } catch (error) {
        expect(error).toEqual(new TypeError('The response contains no list of ads'));
        return;
      }
      if (!found) return;
      const { link, img, name, description } = found.ad;
      const urls = [link, img ?? link, ...found.pixels];
      for (const each of urls) expect(new URL(each)).toMatchObject({ protocol: 'https:' });
      expect(found.pixels.length).toBeLessThanOrEqual(MAX_PIXELS);
      expect(`${name}${description}`.length).toBeLessThanOrEqual(1000);
    }),
  );
});

test('a response of the maximum size is parsed at once', () => {
  const half = 50_000;
  const [pixel, timestamp] = ['[timestamp]'.repeat(half / 11), '1'.repeat(half)];
  const ad = { company: 'a', statlink: 'https://a.example', pixel: `//a.example/${pixel}` };
  const pixels = parseResponse([{ ...ad, timestamp }], 1)?.pixels ?? [];
  expect(pixels.join('').length).toBeLessThan(1_000_000);
});
