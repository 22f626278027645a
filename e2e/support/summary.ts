import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @returns the file, the title, and the first line of the first error of a test */
function lineOf(test: TestCase): string {
  const error = test.results.flatMap(({ errors }) => errors)[0]?.message ?? '';
  const [message = ''] = stripVTControlCharacters(error).split('\n');
  return `${path.relative('', test.location.file)}: ${test.title}: ${message}\n`;
}

/**
 * Playwright reporter that lists the tests that failed, passed at the second try, or were skipped,
 * for the summary of `npm test`.
 */
export default class Summary implements Reporter {
  private suite?: Suite;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    mkdirSync('test-results', { recursive: true });
    const skipped = tests
      .filter((test) => test.outcome() === 'skipped')
      .map(({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? '');
    for (const reason of new Set(skipped)) {
      const count = skipped.filter((each) => each === reason).length;
      appendFileSync('test-results/skipped.txt', `${count} tests: ${reason}\n`);
    }
    for (const [outcome, file] of [
      ['unexpected', 'failed.txt'],
      ['flaky', 'second-tries.txt'],
    ] as const)
      for (const test of tests)
        if (test.outcome() === outcome) appendFileSync(`test-results/${file}`, lineOf(test));
  }
}
