import { expect, test } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownUrl } from '@site/src/site/markdownPages';
import { htmlContent, markdownContent, missingFrom } from './pageContent';

const root = 'build';
const read = (url: string) => readFileSync(path.join(root, url), 'utf8');

/** URLs of pages that have a Markdown page. */
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => `/${file.replace(/index\.html$/, '')}`)
  .filter((url) => existsSync(path.join(root, markdownUrl(url))));

/** A Markdown page with its sections, if it's split. */
function markdownOf(url: string): string[] {
  const page = read(markdownUrl(url));
  const parts = [...page.matchAll(/^- \[.*\]\(https?:\/\/[^/]*([^)]*\.md)\)$/gm)].map(
    ([, part = '']) => part,
  );
  const own = parts.filter(
    (part) => part.startsWith(url) && !pages.includes(part.replace(/\.md$/, '/')),
  );
  if (own.length === 0) return [page];
  return [
    page
      .split('\n')
      .filter((line) => !own.some((part) => line.includes(part)))
      .join('\n'),
    ...own.map(read),
  ];
}

test('HTML and Markdown have the same words and code', () => {
  const problems: string[] = [];
  for (const url of pages) {
    const html = htmlContent(read(`${url}index.html`), root);
    const parts = markdownOf(url).map(markdownContent);
    const words = parts.flatMap((part) => part.words);
    const code = parts.flatMap((part) => part.code);
    const report = (title: string, items: string[]) => {
      if (items.length > 0) problems.push(`${url}: ${title}: ${items.join(' ').slice(0, 300)}`);
    };
    report('words missing in the Markdown', missingFrom(html.words, words));
    report('words missing in the HTML', missingFrom(words, html.words));
    report('code missing in the Markdown', missingFrom(html.code, code));
    report('code missing in the HTML', missingFrom(code, [...html.code, ...html.demoCode]));
  }
  expect(problems).toEqual([]);
  expect(pages.length).toBeGreaterThan(130);
});
