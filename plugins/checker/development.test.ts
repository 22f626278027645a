import type { Problem } from '../shared/problems';
import { createReports, type Report } from './development';

const problem = (file: string, rule: string): Problem => ({
  file,
  line: 1,
  column: 1,
  rule,
  message: `Message of ${rule}.`,
});
const inPage = problem('docs-core/page.mdx', 'mdx/unknown-component');
const spelling = problem('docs-core/page.mdx', 'prose/spelling');
const pageFails = problem('docs-core/page.mdx', 'run/page');
const demoFails = problem('docs-core/Demo.tsx', 'run/demo');

let printed: string[] = [];
let check: (problems: Problem[]) => void;
let reports: ReturnType<typeof createReports>;

beforeEach(() => {
  jest.useFakeTimers();
  printed = [];
  for (const method of ['log', 'error'] as const)
    jest
      .spyOn(console, method)
      .mockImplementation((...texts: unknown[]) => void printed.push(String(texts[0]).trim()));
  reports = createReports((onReport: (report: Report) => void) => {
    check = (problems) => onReport({ isComplete: true, milliseconds: 1, problems });
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const rules = () => reports.last()?.problems.map(({ rule }) => rule);

test('what a document meets is told to all, and taken back when it is mended', () => {
  check([]);
  const heard = jest.fn();
  reports.listen(heard);
  const document = {};
  reports.meet(document, [demoFails]);
  jest.runAllTimers();
  expect(rules()).toEqual(['run/demo']);
  expect(printed).toEqual([
    'Docs: no problems.',
    'docs-core/Demo.tsx:1:1  run/demo\n  Message of run/demo.',
    'Docs: 1 problem.',
  ]);
  reports.meet(document, []);
  jest.runAllTimers();
  expect(rules()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('two documents that meet the same are one problem, until both are mended or closed', () => {
  check([]);
  const [one, other] = [{}, {}];
  reports.meet(one, [demoFails]);
  reports.meet(other, [demoFails]);
  jest.runAllTimers();
  expect(rules()).toEqual(['run/demo']);
  reports.meet(one, []);
  jest.runAllTimers();
  expect(rules()).toEqual(['run/demo']);
  reports.meet(other, []);
  jest.runAllTimers();
  expect(rules()).toEqual([]);
});

test('where the checker says why a page fails, that is all', () => {
  check([]);
  reports.meet({}, [pageFails]);
  jest.advanceTimersByTime(300);
  check([inPage]);
  jest.runAllTimers();
  expect(rules()).toEqual(['mdx/unknown-component']);
  expect(printed.join('\n')).not.toContain('run/page');
});

test('a word that is misspelled is no reason for a page to fail', () => {
  check([spelling]);
  reports.meet({}, [pageFails]);
  jest.runAllTimers();
  expect(rules()).toEqual(['prose/spelling', 'run/page']);
});

test('what a document meets before the first report waits for it', () => {
  reports.meet({}, [demoFails]);
  jest.runAllTimers();
  expect(reports.last()).toBeUndefined();
  check([]);
  expect(rules()).toEqual(['run/demo']);
});

test('an error without a place says nothing beside a problem that breaks a page', () => {
  check([inPage]);
  reports.meet({}, [problem('/toolpad/core/page/', 'run/page')]);
  jest.runAllTimers();
  expect(rules()).toEqual(['mdx/unknown-component']);
  check([]);
  expect(rules()).toEqual(['run/page']);
});

test('how many problems there are is said once, at the start as well', () => {
  check([]);
  check([]);
  check([inPage]);
  check([inPage]);
  expect(printed.filter((text) => text.startsWith('Docs:'))).toEqual([
    'Docs: no problems.',
    'Docs: 1 problem.',
  ]);
});
