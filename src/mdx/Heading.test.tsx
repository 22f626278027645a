import { render, screen } from '@testing-library/react';
import { createHeading } from './Heading';

const mockAnchors: string[] = [];
// Docusaurus collects the anchors of a page to check links.
jest.mock(
  '@docusaurus/useBrokenLinks',
  () => () => ({ collectAnchor: (id: string) => mockAnchors.push(id) }),
  { virtual: true },
);

beforeEach(() => mockAnchors.splice(0));

test.each(['h2', 'h3', 'h4', 'h5', 'h6'] as const)('%s has an id and a link to it', (tag) => {
  const Heading = createHeading(tag);
  render(<Heading id="data-source">Data source</Heading>);
  const heading = screen.getByRole('heading', { level: Number(tag[1]) });
  expect(heading).toHaveAttribute('id', 'data-source');
  expect(screen.getByRole('link', { name: 'Link to Data source' })).toHaveAttribute(
    'href',
    '#data-source',
  );
  expect(mockAnchors).toEqual(['data-source']);
});

test('the link adds no text to the heading, for outlines and copying', () => {
  const Heading = createHeading('h2');
  render(<Heading id="a">Data source</Heading>);
  expect(screen.getByRole('heading')).toHaveTextContent(/^Data source$/);
});

test('the link of a heading with other elements is named after the heading’s text', () => {
  const Heading = createHeading('h3');
  render(
    <Heading id="sx">
      The <code>sx</code> prop
    </Heading>,
  );
  expect(screen.getByRole('link', { name: 'Link to this section' })).toHaveAttribute('href', '#sx');
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
