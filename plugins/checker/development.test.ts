import type { Mistake } from '../shared/mistakes';
import { createReports, type Report } from './development';

const mistake = (file: string, rule: string): Mistake => ({
  file,
  line: 1,
  column: 1,
  rule,
  message: `Message of ${rule}.`,
});
const inPage = mistake('docs-core/page.mdx', 'mdx/unknown-component');
const spelling = mistake('docs-core/page.mdx', 'prose/spelling');
const pageFails = mistake('docs-core/page.mdx', 'run/page');
const demoFails = mistake('docs-core/Demo.tsx', 'run/demo');

let printed: string[] = [];
let check: (mistakes: Mistake[]) => void;
let reports: ReturnType<typeof createReports>;

beforeEach(() => {
  jest.useFakeTimers();
  printed = [];
  for (const method of ['log', 'error'] as const)
    jest
      .spyOn(console, method)
      .mockImplementation((...texts: unknown[]) => void printed.push(String(texts[0]).trim()));
  reports = createReports((onReport: (report: Report) => void) => {
    check = (mistakes) => onReport({ isComplete: true, milliseconds: 1, mistakes });
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const rules = () => reports.last()?.mistakes.map(({ rule }) => rule);

test('what a document meets is told to all, and taken back when it is mended', () => {
  check([]);
  const heard = jest.fn();
  reports.listen(heard);
  const document = {};
  reports.meet(document, [demoFails]);
  jest.runAllTimers();
  expect(rules()).toEqual(['run/demo']);
  expect(printed).toEqual([
    'Docs: no mistakes.',
    'docs-core/Demo.tsx:1:1  run/demo\n  Message of run/demo.',
    'Docs: 1 mistake.',
  ]);
  reports.meet(document, []);
  jest.runAllTimers();
  expect(rules()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('two documents that meet the same are one mistake, until both are mended or closed', () => {
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

test('an error without a place says nothing beside a mistake that breaks a page', () => {
  check([inPage]);
  reports.meet({}, [mistake('/toolpad/core/page/', 'run/page')]);
  jest.runAllTimers();
  expect(rules()).toEqual(['mdx/unknown-component']);
  check([]);
  expect(rules()).toEqual(['run/page']);
});

test('how many mistakes there are is said once, at the start as well', () => {
  check([]);
  check([]);
  check([inPage]);
  check([inPage]);
  expect(printed.filter((text) => text.startsWith('Docs:'))).toEqual([
    'Docs: no mistakes.',
    'Docs: 1 mistake.',
  ]);
});
