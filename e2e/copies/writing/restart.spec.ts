import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../fixtures';
import { serverAt } from './processes';
import { folderAt } from './site';

test.skip(process.platform !== 'linux', 'Processes are found in /proc.');
test.setTimeout(180_000);
// While the server restarts, nothing responds, and pages try to connect to it.
test.use({
  allowedMessages: [
    'React DevTools',
    'ERR_CONNECTION_REFUSED',
    'ERR_CONNECTION_RESET',
    '[webpack-dev-server]',
    '[HMR]',
  ],
});

test('after a crash, the server restarts, and open pages show edits again', async ({
  page,
  baseURL,
}) => {
  const port = Number(new URL(baseURL ?? '').port);
  const file = path.join(folderAt(port), 'docs-core/writing/plain.md');
  const text = readFileSync(file, 'utf8');
  const edit = (words: string) => writeFileSync(file, text.replace('work here too', words));
  await page.goto('/toolpad/core/writing/plain/');
  await expect(page.getByText('Callouts work here too.')).toBeVisible();
  try {
    process.kill(serverAt(port), 'SIGABRT');
    edit('work during a restart');
    await expect(page.getByText('Callouts work during a restart.')).toBeVisible({
      timeout: 120_000,
    });
    edit('work after a restart');
    await expect(page.getByText('Callouts work after a restart.')).toBeVisible();
  } finally {
    writeFileSync(file, text);
  }
  await expect(page.getByText('Callouts work here too.')).toBeVisible();
});
