import { pageOf, pictureName } from '.';

test('the name of a scene determines its page and its pictures, even if the scene is in a subfolder', () => {
  expect(pageOf('concepts/queries', 'panel')).toBe('docs-studio/concepts/queries.mdx');
  expect(pageOf('concepts/queries/second', 'panel')).toBe('docs-studio/concepts/queries.mdx');
  expect(pictureName('concepts/queries/second', 'panel')).toBe('studio/queries/panel');
});

test('a scene in reference takes a picture for each page of a folder', () => {
  expect(pageOf('reference/components', 'tabs')).toBe('docs-studio/reference/components/tabs.mdx');
  expect(pictureName('reference/components', 'tabs')).toBe('studio/components/tabs');
});

test('the scene of a guide has the path of its page, and pictures of an index page have the name of its folder', () => {
  const scene = 'guides/docs-core/introduction/tutorial/index';
  expect(pageOf(scene, 'start')).toBe('docs-core/introduction/tutorial/index.mdx');
  expect(pictureName(scene, 'start')).toBe('core/tutorial/start');
  expect(pictureName('guides/docs-core/guides/testing', 'tests')).toBe('core/testing/tests');
});

test('pictures of all example projects are on one page', () => {
  expect(pageOf('projects/plain', 'plain')).toBe('docs-core/introduction/examples.mdx');
  expect(pictureName('projects/plain', 'plain')).toBe('core/examples/plain');
});
