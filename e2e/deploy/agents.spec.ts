import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { defaultSiteUrl } from '@site/model/facts/origins';
import { testPort } from '../support/testPort';
import { startNginx } from './nginx';

const port = testPort('SERVER_PORT');

interface Report {
  results: { id: string; status: string; message: string }[];
}

/**
 * Warnings about the HTML, for assistants that don't read the Markdown. The side navigation
 * precedes the content, so that it's also first for the keyboard, and long pages aren't split.
 */
const accepted = new Set(['content-start-position: warn', 'page-size-html: warn']);

/** Runs the reference checks of the Agent-Friendly Documentation Spec on the built site. */
async function runChecks(): Promise<Report> {
  const options = [
    ...['--format', 'json', '--quiet', '--sampling', 'deterministic', '--request-delay', '0'],
    ...['--max-concurrency', '10'],
    ...['--canonical-origin', defaultSiteUrl],
  ];
  const program = 'node_modules/afdocs/bin/afdocs.mjs';
  const url = `http://127.0.0.1:${port}/toolpad/`;
  // The program fails if a check fails, after it has printed the report.
  const { stdout } = await promisify(execFile)('node', [program, 'check', url, ...options], {
    maxBuffer: 50_000_000,
  }).catch((error: { stdout: string }) => error);
  return JSON.parse(stdout) as Report;
}

test('the site passes the checks of the Agent-Friendly Documentation Spec', async () => {
  test.setTimeout(400_000);
  const stop = await startNginx('build', port);
  try {
    const { results } = await runChecks();
    const problems = results.filter(
      ({ id, status }) => !['pass', 'skip'].includes(status) && !accepted.has(`${id}: ${status}`),
    );
    expect(problems.map(({ id, status, message }) => `${id}: ${status}: ${message}`)).toEqual([]);
    expect(results.length).toBeGreaterThan(20);
  } finally {
    await stop();
  }
});
