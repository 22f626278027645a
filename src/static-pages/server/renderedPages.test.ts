import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderedPage } from './renderedPages';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'rendered-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const page = { html: '<h1>Größe</h1>', collectedData: { links: ['/a/'], modules: [] } };

it('renders a page once while its inputs are the same', async () => {
  const render = jest.fn(async () => page);
  await renderedPage(folder, '/a/', 'one', render);
  expect(await renderedPage(folder, '/a/', 'one', render)).toEqual(page);
  expect(render).toHaveBeenCalledTimes(1);
});

it('renders and stores a page again if its inputs have changed', async () => {
  await renderedPage(folder, '/a/', 'one', async () => page);
  const render = jest.fn(async () => ({ ...page, html: '<h1>New</h1>' }));
  await renderedPage(folder, '/a/', 'two', render);
  expect(await renderedPage(folder, '/a/', 'two', render)).toMatchObject({ html: '<h1>New</h1>' });
  expect(render).toHaveBeenCalledTimes(1);
});

it('stores pages separately', async () => {
  await renderedPage(folder, '/a/', 'one', async () => page);
  expect(await renderedPage(folder, '/b/', 'one', async () => ({ html: 'b' }))).toEqual({
    html: 'b',
  });
});

it('stores nothing if rendering fails', async () => {
  const failed = renderedPage(folder, '/a/', 'one', () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});

it('renders a page again if its file is invalid', async () => {
  await renderedPage(folder, '/a/', 'one', async () => page);
  const [file = ''] = readdirSync(folder);
  writeFileSync(path.join(folder, file), '{"inputs":"one","resu');
  expect(await renderedPage(folder, '/a/', 'one', async () => ({ html: 'b' }))).toEqual({
    html: 'b',
  });
});
