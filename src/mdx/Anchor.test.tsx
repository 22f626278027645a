import { render, screen } from '@testing-library/react';
import type * as React from 'react';
import { defaultSiteUrl } from '@site/src/site/origins';
import { unwritten } from '@site/src/site/unwritten';
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

test('a page still to be written is read where it is published so far, with query and anchor', () => {
  for (const address of unwritten) {
    for (const href of [address, `${address}/`, `${address}/#inspector`, `${address}/?a=b#c`]) {
      expect(hrefOf(href)).toEqual({ href: defaultSiteUrl + href, checked: false });
    }
  }
});

test('a page below or beside one still to be written is none', () => {
  for (const address of unwritten) {
    expect(hrefOf(`${address}s/`)).toMatchObject({ checked: true });
    expect(hrefOf(`https://example.com${address}/`)).toMatchObject({
      href: `https://example.com${address}/`,
    });
  }
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
