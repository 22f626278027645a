/**
 * `npm run deploy:check URL`: checks a deployed site with the tests in `e2e/deployed`, which print
 * the problems. Exits with code 1 if there are errors, and with code 2 if the URL is missing.
 */
import { spawnSync } from 'node:child_process';
import { runMain } from '../tools/report';

const url = process.argv[2] ?? '';
if (!URL.canParse(url)) {
  console.error('Which site? Pass its URL: npm run deploy:check https://docs.example.com');
  process.exit(2);
}

runMain(async () => {
  const { origin } = new URL(url);
  await fetch(origin).catch((error: Error) => {
    throw new Error(`${origin} does not answer: ${error.message}`, { cause: error });
  });
  const env = { ...process.env, DEPLOYED_URL: origin };
  const args = ['node_modules/playwright/cli.js', 'test', '--project=deployed'];
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status === 0;
});
