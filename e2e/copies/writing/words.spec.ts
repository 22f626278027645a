import path from 'node:path';
import { anchorProblems, markdownProblems, pagesOf, searchProblems } from '../../contentProblems';
import { expect, test } from '../../fixtures';
import { folderAt } from './site';

const rootOf = (baseURL = '') => path.join(folderAt(Number(new URL(baseURL).port)), 'build');

test('valid and generated pages have the same words in HTML and Markdown', ({ baseURL }) => {
  const root = rootOf(baseURL);
  expect(pagesOf(root).length).toBeGreaterThan(100);
  expect(markdownProblems(root)).toEqual([]);
});

test('the search finds each word of the prose of valid and generated pages', ({ baseURL }) => {
  expect(searchProblems(rootOf(baseURL))).toEqual([]);
});

test('get_page returns the section of each heading of valid and generated pages', ({ baseURL }) => {
  const { problems, count } = anchorProblems(rootOf(baseURL));
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(150);
});
