import type { Problem } from '../../model/problems';
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
    check = (problems) => onReport({ isComplete: true, problems });
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const rules = () => reports.last()?.problems.map(({ rule }) => rule);

test('an error in a document is sent to every listener, and removed when it is fixed', () => {
  check([]);
  const listener = jest.fn();
  reports.listen(listener);
  const document = {};
  reports.setErrors(document, [demoFails]);
  jest.runAllTimers();
  expect(rules()).toEqual(['run/demo']);
  expect(printed).toEqual([
    'Docs: no problems.',
    'docs-core/Demo.tsx:1:1  run/demo\n  Message of run/demo.',
    'Docs: 1 problem.',
  ]);
  reports.setErrors(document, []);
  jest.runAllTimers();
  expect(rules()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the same error in two documents is one problem until both are fixed or closed', () => {
  check([]);
  const [one, other] = [{}, {}];
  reports.setErrors(one, [demoFails]);
  reports.setErrors(other, [demoFails]);
  jest.runAllTimers();
  expect(rules()).toEqual(['run/demo']);
  reports.setErrors(one, []);
  jest.runAllTimers();
  expect(rules()).toEqual(['run/demo']);
  reports.setErrors(other, []);
  jest.runAllTimers();
  expect(rules()).toEqual([]);
});

test('an error in a page is not reported if the checker reports its cause', () => {
  check([]);
  reports.setErrors({}, [pageFails]);
  jest.advanceTimersByTime(300);
  check([inPage]);
  jest.runAllTimers();
  expect(rules()).toEqual(['mdx/unknown-component']);
  expect(printed.join('\n')).not.toContain('run/page');
});

test('a misspelled word is not the cause of an error', () => {
  check([spelling]);
  reports.setErrors({}, [pageFails]);
  jest.runAllTimers();
  expect(rules()).toEqual(['prose/spelling', 'run/page']);
});

test('an error before the first report waits for that report', () => {
  reports.setErrors({}, [demoFails]);
  jest.runAllTimers();
  expect(reports.last()).toBeUndefined();
  check([]);
  expect(rules()).toEqual(['run/demo']);
});

test('an error without a position is omitted if a problem prevents the page from running', () => {
  check([inPage]);
  reports.setErrors({}, [problem('/toolpad/core/page/', 'run/page')]);
  jest.runAllTimers();
  expect(rules()).toEqual(['mdx/unknown-component']);
  check([]);
  expect(rules()).toEqual(['run/page']);
});

test('the number of problems is printed when it changes, and at the start', () => {
  check([]);
  check([]);
  check([inPage]);
  check([inPage]);
  expect(printed.filter((text) => text.startsWith('Docs:'))).toEqual([
    'Docs: no problems.',
    'Docs: 1 problem.',
  ]);
});
