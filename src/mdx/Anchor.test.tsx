import { render, screen } from '@testing-library/react';
import type * as React from 'react';
import { Anchor } from './Anchor';

// Docusaurus' own link needs the router and the site's data. It is told by an attribute.
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
])('%s is a link that Docusaurus checks and prefetches', (href) => {
  expect(hrefOf(href)).toEqual({ href, checked: true });
});

test.each(['#', '#data-source', '#CrudBasic.tsx'])('%s stays an anchor of the page', (href) => {
  expect(hrefOf(href)).toEqual({ href, checked: false });
});

test('a link to a file beside the page is left as it is', () => {
  render(
    <Anchor href="/toolpad/assets/files/a-1.pdf" data-noBrokenLinkCheck target="_blank">
      text
    </Anchor>,
  );
  expect(link()).toHaveAttribute('href', '/toolpad/assets/files/a-1.pdf');
  expect(link()).not.toHaveAttribute('data-docusaurus');
  expect(link()).toHaveAttribute('target', '_blank');
});

test('other attributes are kept', () => {
  render(
    <Anchor href="#a" title="Title" className="own">
      text
    </Anchor>,
  );
  expect(link()).toHaveAttribute('title', 'Title');
  expect(link()).toHaveClass('own');
});

test('a link without an address is no error', () => {
  expect(hrefOf(undefined)).toEqual({ href: '', checked: true });
});
