import { describe, expect, test } from 'vitest';
import { activePageOf, type Navigation } from './navigation';

const navigation: Navigation = [
  { title: 'Home' },
  { kind: 'header', title: 'Trade' },
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:id}*' },
  { kind: 'divider' },
  {
    segment: 'reports',
    title: 'Reports',
    children: [
      { segment: 'latest', title: 'Latest' },
      { segment: 'of', title: 'By year', pattern: 'of/:year' },
    ],
  },
  { segment: 'orders/archive', title: 'Archive' },
];

describe('activePageOf', () => {
  test.each([
    ['/', 'Home', ['Home']],
    ['/orders', 'Orders', ['Home', 'Orders']],
    ['/orders/', 'Orders', ['Home', 'Orders']],
    ['/orders/1041/edit', 'Orders', ['Home', 'Orders']],
    // The path of an item wins over a pattern, in any order.
    ['/orders/archive', 'Archive', ['Home', 'Orders', 'Archive']],
    ['/reports', 'Reports', ['Home', 'Reports']],
    ['/reports/latest', 'Latest', ['Home', 'Reports', 'Latest']],
    ['/reports/of/2026', 'By year', ['Home', 'Reports', 'By year']],
  ])('%s is "%s"', (pathname, title, breadcrumbs) => {
    const page = activePageOf(navigation, pathname);
    expect(page?.title).toBe(title);
    expect(page?.breadcrumbs.map((breadcrumb) => breadcrumb.title)).toEqual(breadcrumbs);
  });

  test.each(['/nowhere', '/orders2', '/reports/of'])(
    '%s is the page itself or none',
    (pathname) => {
      expect(activePageOf(navigation, pathname)?.path ?? null).toBe(
        pathname === '/reports/of' ? '/reports/of' : null,
      );
    },
  );

  test('a page without a title has the name of its segment', () => {
    expect(activePageOf([{ segment: 'a' }], '/a')?.title).toBe('a');
  });
});
