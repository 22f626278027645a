import type { Element, Root } from 'hast';
import { rehypeSectionBodies } from './section-bodies';

const text = (value: string) => ({ type: 'text' as const, value });
const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const paragraph = (value: string) => element('p', text(value));
const component = (
  name: string,
  attributes: Record<string, string> = {},
  children: unknown[] = [],
) =>
  ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  }) as never;

/** Elements of the page, with the elements in each body. */
function outline(...children: Root['children']): unknown[] {
  const tree: Root = { type: 'root', children };
  rehypeSectionBodies()(tree);
  return tree.children.map((node) => {
    if (node.type !== 'element') return node.type;
    return node.properties.dataBody === undefined
      ? node.tagName
      : node.children.map((child) => (child.type === 'element' ? child.tagName : child.type));
  });
}

describe('rehypeSectionBodies', () => {
  test('wraps the content after each section heading', () => {
    expect(
      outline(
        element('h2', text('One')),
        paragraph('a'),
        element('ul'),
        element('h3', text('Two')),
        paragraph('b'),
      ),
    ).toEqual(['h2', ['p', 'ul'], 'h3', ['p']]);
  });

  test('leaves the beginning of the page unchanged, which readers see first', () => {
    expect(outline(paragraph('lead'), element('h2'), paragraph('a'))).toEqual(['p', 'h2', ['p']]);
  });

  test('keeps deeper headings in the parent section', () => {
    expect(outline(element('h2'), paragraph('a'), element('h4'), paragraph('b'))).toEqual([
      'h2',
      ['p', 'h4', 'p'],
    ]);
  });

  test('does not wrap pictures, which would load long before they are in view', () => {
    expect(outline(element('h2'), element('p', element('img')), element('p'))).toEqual([
      'h2',
      'p',
      'p',
    ]);
    expect(outline(element('h2'), component('admonition', {}, [component('Picture')]))).toEqual([
      'h2',
      'mdxJsxFlowElement',
    ]);
  });

  test('creates no body between consecutive headings', () => {
    expect(outline(element('h2'), text('\n'), element('h3'), paragraph('a'))).toEqual([
      'h2',
      'text',
      'h3',
      ['p'],
    ]);
  });

  test('ends a body before a tag with API data, which renders its own', () => {
    const props = component('ApiProps');
    expect(outline(element('h2'), paragraph('a'), props, paragraph('b'))).toEqual([
      'h2',
      ['p'],
      'mdxJsxFlowElement',
      ['p'],
    ]);
  });

  test('leaves imports and exports at the top level, as MDX requires', () => {
    const esm = { type: 'mdxjsEsm', value: 'export const toc = []' } as never;
    expect(outline(element('h2'), paragraph('a'), esm)).toEqual(['h2', 'mdxjsEsm', ['p']]);
  });
});

describe('alternative texts', () => {
  const textOf = (attributes: Record<string, unknown>) => {
    const image = component('img', attributes as Record<string, string>);
    rehypeSectionBodies()({ type: 'root', children: [image] });
    return (image as { attributes: { name: string; value: string }[] }).attributes[0]?.value;
  };

  test.each([
    ['Don&#39;t &quot;quote&quot; me', 'Don\'t "quote" me'],
    ['AT&amp;T', 'AT&T'],
    ['Less &lt; than', 'Less < than'],
    ['&amp;amp;', '&amp;'],
  ])('of a picture beside the page are escaped once: %s', (alt, expected) => {
    expect(textOf({ alt, src: { type: 'mdxJsxAttributeValueExpression' } })).toBe(expected);
  });

  test('of another picture are unchanged', () => {
    expect(textOf({ alt: '&amp;', src: '/a.png' })).toBe('&amp;');
  });
});
