import { expect, test } from '@playwright/test';
import { testPort } from '../support/testPort';
import { startNginx } from './nginx';

const port = testPort('SERVER_PORT');
const origin = `http://127.0.0.1:${port}`;

let stop: () => Promise<void>;
test.beforeAll(async () => {
  stop = await startNginx('build', port);
});
test.afterAll(() => stop());

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

for (const [accept, expected] of [
  [browser, 'html'],
  ['*/*', 'html'],
  ['', 'html'],
  ['text/*', 'html'],
  ['text/markdown', 'markdown'],
  ['TEXT/Markdown', 'markdown'],
  ['text/markdown, text/html, */*', 'markdown'],
  ['text/html, text/markdown', 'markdown'],
  ['text/markdown;q=0.9, text/html;q=0.8', 'markdown'],
  ['text/markdown;q=0.8, text/html;q=0.85', 'html'],
  ['text/markdown;q=0.85, text/html;q=0.8', 'markdown'],
  ['text/markdown;q=0.9, text/html', 'html'],
  ['text/markdown; q=1.000, text/html;q=1', 'markdown'],
  ['text/markdown;q=1, text/html;q=1.000', 'markdown'],
  ['text/markdown;q=0.5, */*;q=0.1', 'markdown'],
  ['text/markdown;q=0.1, */*;q=0.5', 'html'],
  ['text/markdown;q=0.4, text/*;q=0.5, */*;q=0.1', 'html'],
  ['text/markdown;q=0', 'html'],
  ['text/markdown;q=0.000, */*', 'html'],
  ['text/markdown;variant=GFM;q=0.2, text/html;q=0.1', 'markdown'],
  ['text/markdown-like, text/html;q=0.1', 'html'],
  ['application/text/markdown', 'html'],
] as const) {
  test(`"Accept: ${accept}" gets ${expected}`, async () => {
    for (const url of ['/toolpad/', '/toolpad/core/introduction/']) {
      const response = await fetch(origin + url, { headers: { Accept: accept } });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(`text/${expected}; charset=utf-8`);
      expect(response.headers.get('vary')).toMatch(/(?:^|, )Accept(?:,|$)/);
      const text = await response.text();
      expect(text.startsWith('---\n')).toBe(expected === 'markdown');
    }
  });
}

test('a URL without a Markdown page ignores the header', async () => {
  const headers = { Accept: 'text/markdown' };
  const demo = await fetch(`${origin}/toolpad/offline/`, { headers });
  expect(demo.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect((await fetch(`${origin}/toolpad/nothing/`, { headers })).status).toBe(404);
});

test('a Markdown page has its type, compression, and caching', async () => {
  const response = await fetch(`${origin}/toolpad/core/introduction.md`);
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});
