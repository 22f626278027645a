import { deletedPages } from './deletedPages';

const { alias, rule } = deletedPages('/site', ['docs-core']);

it('resolves a page that does not exist to a module with an error', () => {
  const [folder, module] = alias['@site/docs-core'] ?? [];
  expect(folder).toBe('/site/docs-core');
  const [file, query] = `${module}/guides/first.mdx`.split('?');
  expect(file).toBe(rule.test);
  const loader = jest.requireActual<(this: { resourceQuery: string }) => never>(rule.use);
  expect(() => loader.call({ resourceQuery: `?${query}` })).toThrow(
    'The page docs-core/guides/first.mdx was deleted.',
  );
});
