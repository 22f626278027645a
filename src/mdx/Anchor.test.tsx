import { render, screen } from '@testing-library/react';
import type * as React from 'react';
import { Anchor } from './Anchor';

// Marks Docusaurus' link with an attribute, because the real one needs the router and the site's
// data.
jest.mock(
  '@docusaurus/Link',
  () =>
    ({ to, ...props }: { to: string }) =>
      jest
        .requireActual<typeof React>('react')
        .createElement('a', { ...props, href: to, 'data-docusaurus': '' }),
  { virtual: true },
);

const link = () => screen.getByText('text');
const hrefOf = (href: string | undefined) => {
  const { unmount } = render(<Anchor href={href}>text</Anchor>);
  const result = { href: link().getAttribute('href'), checked: 'docusaurus' in link().dataset };
  unmount();
  return result;
};

test.each([
  '/toolpad/core/introduction/',
  '/toolpad/core/introduction/#a',
  '/toolpad/',
  'https://example.com/',
  'mailto:a@example.com',
  '../sibling/',
])('Docusaurus checks and prefetches the link %s', (href) => {
  expect(hrefOf(href)).toEqual({ href, checked: true });
});

test.each(['#', '#data-source', '#CrudBasic.tsx'])('%s remains an anchor of the page', (href) => {
  expect(hrefOf(href)).toEqual({ href, checked: false });
});

test('a link to a file beside the page is unchanged', () => {
  render(
    <Anchor href="/toolpad/assets/files/a-1.pdf" data-noBrokenLinkCheck target="_blank">
      text
    </Anchor>,
  );
  expect(link()).toHaveAttribute('href', '/toolpad/assets/files/a-1.pdf');
  expect(link()).not.toHaveAttribute('data-docusaurus');
  expect(link()).toHaveAttribute('target', '_blank');
});

test('other attributes are passed on', () => {
  render(
    <Anchor href="#a" title="Title" className="own">
      text
    </Anchor>,
  );
  expect(link()).toHaveAttribute('title', 'Title');
  expect(link()).toHaveClass('own');
});

test('a link without a URL causes no error', () => {
  expect(hrefOf(undefined)).toEqual({ href: '', checked: true });
});
