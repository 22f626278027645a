import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../model/problems';
import { checkOnce } from './checker';

const fixture = path.join(__dirname, 'fixtures/problems');

/** Pages in different styles, which together contain everything that a page can. */
const valid = path.join(__dirname, 'fixtures/valid');

jest.setTimeout(120_000);

let problems: Problem[] = [];
beforeAll(() => {
  problems = checkOnce(fixture);
});

test('each kind of problem is found, with the nearest valid value and what to do', () => {
  // Lines of the sidebar depend on the number of the site's own pages.
  const withoutLines = problems.map(({ line, message, ...problem }) =>
    problem.file === 'sidebars.ts'
      ? { ...problem, message: message.replace(/on line \d+/, 'on line …') }
      : { ...problem, line, message },
  );
  expect(withoutLines).toMatchSnapshot();
  expect(new Set(problems.map(({ rule }) => rule)).size).toBeGreaterThan(140);
});

/** Lists with several problems. */
const lists = ['sidebars.ts', 'model/facts/pictures.json'];

test('each is found once, and nothing else is', () => {
  const files = problems.map(({ file }) => file).filter((file) => !lists.includes(file));
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  const pages = ['docs-core', 'docs-studio'].flatMap((folder) =>
    readdirSync(path.join(fixture, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(mdx|tsx)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`),
  );
  // Pages with a problem in their demo, demos with a problem in their page, and valid files.
  expect(pages.filter((page) => !files.includes(page)).sort()).toMatchSnapshot();
});

/** Rules that a build doesn't check: types, samples, and prose. */
const leftToCheck =
  /^(?:demo\/(?:type-error|deprecated)|code\/(?:accessibility|console|debugger|hooks|missing-key|pitfall)|samples\/|names\/unknown(?:-class|-import|-file)?$|markdown\/(?:hard-break|no-)|prose\/(?:spelling|heading-case|glossary|filler|inclusive|repeated-word|article))/;

test('the check before a build finds all of them except types, samples, and prose, which npm run check reports', () => {
  const ofBuild = problems.filter(({ rule }) => !leftToCheck.test(rule));
  expect(ofBuild.length).toBeGreaterThan(100);
  expect(checkOnce(fixture, '--quick')).toEqual(ofBuild);
});

test('nothing is reported in valid pages, whatever their style', () => {
  expect(checkOnce(valid)).toEqual([]);
  expect(checkOnce(valid, '--quick')).toEqual([]);
});
