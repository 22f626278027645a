import { products } from '../../model/facts/products';
import { type DocumentedVersion, documentedVersions } from '../../model/versions/versions';
import { renderFeed, type ChangedPage } from './render';

const options = { origin: 'https://x.example', title: 'Toolpad', url: '/toolpad/feed.xml' };

const page = (title: string, date: string, isNew: boolean): ChangedPage => ({
  ...{ title, url: `/toolpad/core/${title}/`, description: `About <${title}>.` },
  change: { date, isNew, subject: 'Fix & explain' },
});

const read = (xml: string) => {
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  return [...feed.querySelectorAll('entry')].map((entry) =>
    ['title', 'id', 'updated', 'summary'].map((name) => {
      const text = entry.querySelector(name)?.textContent ?? '';
      const isHtml = entry.querySelector(name)?.getAttribute('type') === 'html';
      return isHtml ? new DOMParser().parseFromString(text, 'text/html').body.textContent : text;
    }),
  );
};

test('the newest change is first, and new pages are marked', () => {
  const pages = [
    page('a', '2026-01-01T00:00:00Z', true),
    page('b', '2026-02-01T23:30:00-02:00', false),
  ];
  expect(read(renderFeed(options, pages, []))).toEqual([
    ['b', 'tag:x.example,2026-02-01:/toolpad/core/b/', '2026-02-02T01:30:00.000Z', 'Fix & explain'],
    [
      'New page: a',
      'tag:x.example,2026-01-01:/toolpad/core/a/',
      '2026-01-01T00:00:00.000Z',
      'About <a>.',
    ],
  ]);
});

const [first] = documentedVersions(process.cwd()) as [DocumentedVersion];
const release = (version: string): DocumentedVersion => ({ ...first, version });

test('releases link to what has changed, if their day is known', () => {
  const day = products.core.released['0.15.0'];
  const entries = read(renderFeed(options, [], [release('0.15.0'), release('99.0.0')]));
  expect(entries).toEqual([
    [
      'Toolpad Core 0.15.0',
      `tag:x.example,${day}:/toolpad/core/introduction/release-notes/#v0-15-0`,
      `${day}T00:00:00.000Z`,
      'Changes in Toolpad Core 0.15.0',
    ],
  ]);
});

test('right after a cut, the release of both versions has one entry', () => {
  const versions = [release('0.15.0'), { ...release('0.15.0'), name: '0.15.0', isLast: false }];
  expect(read(renderFeed(options, [], versions))).toHaveLength(1);
});

test('a site without history has an empty feed', () => {
  expect(read(renderFeed(options, [], []))).toEqual([]);
});

test('a title with signs of HTML is shown as it is', () => {
  const [entry] = read(
    renderFeed(options, [{ ...page('a', '2026-01-01', false), title: '<Crud> & Array<T>' }], []),
  );
  expect(entry?.[0]).toBe('<Crud> & Array<T>');
});
