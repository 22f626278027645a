import fc from 'fast-check';
import { isSitePath } from '@site/model/facts/urls';
import { productList } from '@site/model/facts/products';
import { almost, anyJson, textWith } from '@site/e2e/support/untrusted';
import { parseOfflineList, parseProgress, parseRecord, parseRequest } from './parse';
import { formatBytes } from './hooks';
import { isPaused } from './register';

const size = fc.oneof(fc.nat(), fc.double(), fc.constant(-1));

test('a list of files is valid or refused', () => {
  const file = fc.oneof(
    fc.tuple(textWith('/toolpad/'), fc.string(), size),
    fc.constant(['/toolpad/core/', 'a', 1]),
    anyJson,
  );
  const files = fc.array(file, { maxLength: 2 });
  const list = almost({
    version: fc.string(),
    products: almost(Object.fromEntries(productList.map(({ key }) => [key, files]))),
  });
  fc.assert(
    fc.property(list, (value) => {
      try {
        const { products } = parseOfflineList(value);
        for (const { key } of productList)
          for (const [path, revision, bytes] of products[key]) {
            expect(isSitePath(path)).toBe(true);
            expect(typeof revision).toBe('string');
            expect(formatBytes(bytes)).toMatch(/^[\d.]+ [kMG]B$/);
          }
      } catch (error) {
        expect(error).toEqual(new TypeError('The list of files is invalid'));
      }
    }),
  );
});

test('any message or record of the worker is a valid one', () => {
  const message = almost({
    ...{ type: fc.constantFrom('version', 'visited', 'download', 'remove', 'refresh') },
    ...{ state: fc.constantFrom('loading', 'stored', 'failed'), version: fc.string() },
    ...{ product: fc.constantFrom('core', '__proto__'), urls: fc.array(anyJson) },
    ...{ done: size, total: size, bytes: size, reason: fc.constantFrom('full', 'removed', 'x') },
  });
  fc.assert(
    fc.property(message, (value) => {
      const progress = parseProgress(value);
      if (progress.state === 'loading') expect(progress.done).toBeGreaterThanOrEqual(0);
      else if (progress.state === 'failed')
        expect(['full', 'network', 'removed']).toContain(progress.reason);
      expect(parseRecord(value)?.bytes ?? 0).toBeGreaterThanOrEqual(0);
      const request = parseRequest(value);
      if (request && 'product' in request) expect(request.product).toBe('core');
      if (request && 'urls' in request)
        expect(request.urls.every((url) => typeof url === 'string')).toBe(true);
    }),
  );
});

test('any stored time of a removal pauses the worker for at most a day', () => {
  fc.assert(
    fc.property(fc.oneof(textWith('1', 'e9'), fc.integer().map(String)), (time) => {
      localStorage.setItem('docs-worker-removed', time);
      if (isPaused()) expect(Date.now() - Number(time)).toBeLessThan(24 * 60 * 60 * 1000);
    }),
  );
});
