import { noCache } from '../model/caches/resultCache';
import { checkNow, failedRule, runChecks } from './run';
import type { Site } from '../model/site';

jest.mock('../model/site', () => ({ openSite: () => Promise.reject(new Error('Unreadable.')) }));

test('an error in a check is reported as a problem, and other checks continue', async () => {
  const fine = { file: 'a.mdx', line: 2, column: 1, rule: 'test/fine', message: 'Found.' };
  const problems = await runChecks(
    [
      {
        scope: 'page',
        rules: { 'test/broken': '' },
        check: () => {
          throw new Error('Stumbled.');
        },
      },
      {
        scope: 'site',
        rules: { 'test/fine': '' },
        check: (_site, report) => report('test/fine', fine, 'Found.'),
      },
    ],
    { siteDir: '', versions: [], pages: [{ file: 'a.mdx' }], partials: [] } as unknown as Site,
  );
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'a.mdx',
      rule: failedRule,
      message: expect.stringMatching(/"test\/broken".*\n.*Stumbled/) as string,
    }),
    fine,
  ]);
});

test("a site that can't be read is reported as a problem", async () => {
  expect(await checkNow('.', [], noCache)).toEqual([
    expect.objectContaining({
      rule: failedRule,
      message: expect.stringContaining('Unreadable.') as string,
    }),
  ]);
});
