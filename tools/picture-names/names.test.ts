import { pageOf, pictureName } from '.';

test('a scene tells its page and the names of its pictures, with or without a folder below the page', () => {
  expect(pageOf('concepts/queries', 'panel')).toBe('docs-studio/concepts/queries.mdx');
  expect(pageOf('concepts/queries/second', 'panel')).toBe('docs-studio/concepts/queries.mdx');
  expect(pictureName('concepts/queries/second', 'panel')).toBe('studio/queries/panel');
});

test('a scene of the reference takes a picture for each page of a folder', () => {
  expect(pageOf('reference/components', 'tabs')).toBe('docs-studio/reference/components/tabs.mdx');
  expect(pictureName('reference/components', 'tabs')).toBe('studio/components/tabs');
});

test('a guide has a scene of the path of its page, and an index page the name of its folder', () => {
  const scene = 'guides/docs-core/introduction/tutorial/index';
  expect(pageOf(scene, 'start')).toBe('docs-core/introduction/tutorial/index.mdx');
  expect(pictureName(scene, 'start')).toBe('core/tutorial/start');
  expect(pictureName('guides/docs-core/guides/testing', 'tests')).toBe('core/testing/tests');
});

test('example projects are all on one page', () => {
  expect(pageOf('projects/plain', 'plain')).toBe('docs-core/introduction/examples.mdx');
  expect(pictureName('projects/plain', 'plain')).toBe('core/examples/plain');
});
