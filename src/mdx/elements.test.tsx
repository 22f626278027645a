import { render, screen } from '@testing-library/react';
import type * as React from 'react';
import { Anchor, createHeading } from './elements';

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

const mockAnchors: string[] = [];
// Docusaurus collects the anchors of a page to check links.
jest.mock(
  '@docusaurus/useBrokenLinks',
  () => () => ({ collectAnchor: (id: string) => mockAnchors.push(id) }),
  { virtual: true },
);

const link = () => screen.getByText('text');
const hrefOf = (href: string | undefined) => {
  const { unmount } = render(<Anchor href={href}>text</Anchor>);
  const result = { href: link().getAttribute('href'), checked: 'docusaurus' in link().dataset };
  unmount();
  return result;
};

describe('Anchor', () => {
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
});

describe('createHeading', () => {
  beforeEach(() => mockAnchors.splice(0));

  test.each(['h2', 'h3', 'h4', 'h5', 'h6'] as const)('%s has an id and a link to it', (tag) => {
    const Heading = createHeading(tag);
    render(<Heading id="data-source">Data source</Heading>);
    const heading = screen.getByRole('heading', { level: Number(tag[1]) });
    expect(heading).toHaveAttribute('id', 'data-source');
    expect(screen.getByRole('link', { name: 'Link to this section' })).toHaveAttribute(
      'href',
      '#data-source',
    );
    expect(mockAnchors).toEqual(['data-source']);
  });

  test('the link adds nothing to the text or the name of the heading', () => {
    const Heading = createHeading('h2');
    render(<Heading id="a">Data source</Heading>);
    expect(screen.getByRole('heading', { name: 'Data source' })).toHaveTextContent(/^Data source$/);
  });

  test('a heading with other elements is named after its text', () => {
    const Heading = createHeading('h3');
    render(
      <Heading id="sx">
        The <code>sx</code> prop of {2} <em>parts</em>
      </Heading>,
    );
    expect(screen.getByRole('heading', { name: 'The sx prop of 2 parts' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Link to this section' })).toHaveAttribute(
      'href',
      '#sx',
    );
  });

  test.each([undefined, ''])('without an id (%j), there is no link and no anchor', (id) => {
    const Heading = createHeading('h2');
    render(
      <Heading id={id} className="own">
        Title
      </Heading>,
    );
    expect(screen.getByRole('heading', { name: 'Title' })).toHaveClass('own');
    expect(screen.queryByRole('link')).toBeNull();
    expect(mockAnchors).toEqual([]);
  });
});
