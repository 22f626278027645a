import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { validateSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';
import { categoryLinks, items, type Shape, withoutMissingPages } from './withoutMissingPages';

/** A valid value for each key. */
const samples: Record<string, unknown> = {
  autoAddBaseUrl: true,
  className: 'wide',
  collapsed: true,
  collapsible: true,
  customProps: { newFeature: true },
  defaultStyle: true,
  description: 'Text.',
  dirName: 'guides',
  href: 'https://example.com',
  id: 'guides/first',
  image: '/card.png',
  items: [],
  key: 'first',
  keywords: ['one'],
  label: 'First',
  link: { type: 'doc', id: 'guides/first' },
  slug: '/guides',
  title: 'Guides',
  value: '<hr>',
};

/** Keys that Docusaurus adds when it reads a sidebar. */
const internal = ['translatable'];

const objectOf = (type: string, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, key === 'type' ? type : samples[key]]));

const accepts = (item: object) => {
  try {
    validateSidebars({ site: [item as never] });
    return true;
  } catch {
    return false;
  }
};

const shapes: [name: string, type: string, shape: Shape, accepted: (object: object) => boolean][] =
  [
    ...[...items].map(
      ([type, shape]) =>
        [type, type, shape, accepts] as [string, string, Shape, (object: object) => boolean],
    ),
    ...[...categoryLinks].map(
      ([type, shape]) =>
        [
          `link of a category: ${type}`,
          type,
          shape,
          (link: object) => accepts({ type: 'category', label: 'A', items: [], link }),
        ] as [string, string, Shape, (object: object) => boolean],
    ),
  ];

describe.each(shapes)('%s', (_name, type, { keys, required }, accepted) => {
  test('Docusaurus accepts these keys and no others', () => {
    const taken = [...Object.keys(samples), ...internal].filter((key) =>
      accepted({ ...objectOf(type, ['type', ...required]), [key]: samples[key] ?? true }),
    );
    const known = keys.filter((key) => key !== 'type');
    expect(taken.filter((key) => !internal.includes(key)).sort()).toEqual([...known].sort());
  });

  test('Docusaurus requires these keys', () => {
    const whole = objectOf(type, ['type', ...keys]);
    expect(accepted(whole)).toBe(true);
    const missing = keys.filter((key) => {
      const { [key]: _, ...rest } = whole;
      return key !== 'type' && !accepted(rest);
    });
    expect(missing.sort()).toEqual(required.filter((key) => key !== 'type').sort());
  });
});

test('there are no other types', () => {
  expect(accepts({ type: 'docs', id: 'guides/first' })).toBe(false);
});

const page = 'introduction/faq';
const other = 'introduction/support';

/** Sidebar of Toolpad Core as the given command reads it. */
function presentIn(command: 'start' | 'build', items: unknown[]): unknown {
  jest.replaceProperty(process, 'argv', ['node', 'docusaurus', command]);
  return withoutMissingPages('core', { core: items } as SidebarsConfig).core;
}

afterEach(() => jest.restoreAllMocks());

test('npm start removes links to missing pages from every kind of item', () => {
  expect(
    presentIn('start', [
      page,
      page,
      'introduction/gone',
      { type: 'doc', id: 'introduction/gone' },
      { type: 'ref', id: 'introduction/gone' },
      { type: 'ref', id: page },
      { Shorthand: ['introduction/gone', other] },
      { type: 'category', label: 'Empty', items: ['introduction/gone'] },
      { type: 'category', label: 'Gone', link: { type: 'doc', id: 'gone' }, items: [] },
      {
        type: 'category',
        label: 'Generated',
        link: { type: 'generated-index', titel: 'Misspelled' },
        items: [],
      },
    ]),
  ).toEqual([
    page,
    { type: 'ref', id: page },
    { type: 'category', label: 'Shorthand', items: [other] },
    { type: 'category', label: 'Generated', link: { type: 'generated-index' }, items: [] },
  ]);
});

test('npm start removes items that Docusaurus rejects', () => {
  expect(
    presentIn('start', [
      { type: 'docs', id: page },
      { type: 'link', label: 'No address' },
      { type: 'link', label: 'A', href: 'https://example.com', colour: 'red' },
    ]),
  ).toEqual([{ type: 'link', label: 'A', href: 'https://example.com' }]);
});

test('a build omits pages that only the next version has', () => {
  expect(presentIn('build', [page, 'introduction/only-next'])).toEqual([page]);
});
