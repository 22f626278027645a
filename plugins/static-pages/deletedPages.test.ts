import { deletedPages } from './deletedPages';

const { fallback, rule } = deletedPages('/site', ['docs-core']);
const loader = jest.requireActual<(this: { resourceQuery: string }) => string>(rule.use);

/** Compiles a file that doesn't exist. */
function compile(file: string): string {
  const folder = Object.keys(fallback).find((each) => file.startsWith(`${each}/`)) ?? '';
  const [module, query] = file.replace(folder, fallback[folder] ?? '').split('?');
  expect(module).toBe(rule.test);
  return loader.call({ resourceQuery: `?${query}` });
}

it('compiles no page that does not exist', () => {
  expect(() => compile('@site/docs-core/guides/first.mdx')).toThrow(
    'The page docs-core/guides/first.mdx was deleted.',
  );
});

it('compiles a demo that does not exist to a module that throws', () => {
  expect(compile('/site/docs-core/guides/First.tsx')).toBe(
    'throw new Error("The file docs-core/guides/First.tsx was deleted.");',
  );
});
