import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Playwright reporter: lists the tests that passed at their second try, for the summary of `npm test`. */
export default class SecondTries implements Reporter {
  private suite?: Suite;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const titles = (this.suite?.allTests() ?? [])
      .filter((test) => test.outcome() === 'flaky')
      .map((test) => `${path.relative('', test.location.file)}: ${test.title}\n`);
    if (titles.length === 0) return;
    mkdirSync('test-results', { recursive: true });
    appendFileSync('test-results/second-tries.txt', titles.join(''));
  }
}
