import type { Page } from '@playwright/test';
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { deriveJs } from '@site/model/demos/deriveJs';
import { readModule } from '@site/model/demos/parseModule';
import type { Replacements } from '@site/model/facts/replacements';
import { freePort } from '@site/tools/setup/index.mjs';
import { expect, test } from '../fixtures';

// Packs the command, and adds every replacement to new projects, as a reader would. The pages of
// the example application run in them.

const example = path.resolve(__dirname, '../../examples/leaving-core');
const { items } = JSON.parse(
  readFileSync(path.join(example, 'items.json'), 'utf8'),
) as Replacements;
const itemsWithout = (name: string) => items.map((item) => item.name).filter((n) => n !== name);

test.describe.configure({ mode: 'serial', timeout: 0 });

let root: string;
/** URL of the packed command, as on the site. */
let url: string;
let server: Server;
let app: ChildProcess | undefined;

const env: NodeJS.ProcessEnv = { ...process.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1' };

/** Runs a command in a folder below the root. @throws with its output if it fails */
function run(folder: string, command: string): string {
  const cwd = path.join(root, folder);
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    env,
    shell: true,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
  return stdout;
}

/** Runs the packed command, which npx downloads from this process. */
function leavingCore(folder: string, args: string, user?: number) {
  return new Promise<{ status: number | null; output: string; seconds: number }>((resolve) => {
    const begin = Date.now();
    let output = '';
    const child = spawn(`npx -y ${url} ${args}`, {
      cwd: path.join(root, folder),
      env,
      shell: true,
      ...(user && { uid: user, gid: user }),
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (status) =>
      resolve({ status, output, seconds: (Date.now() - begin) / 1000 }),
    );
  });
}

/** Adds items, installs what the command prints, and again changes nothing. */
async function addItems(folder: string, names: string[], options = ''): Promise<void> {
  const first = await leavingCore(folder, `add ${names.join(' ')} ${options}`);
  expect(first.output).toContain('added');
  expect(first.status).toBe(0);
  console.log(`${folder}: ${names.length} items in ${first.seconds.toFixed(1)} s`);
  run(folder, /npm install .*/.exec(first.output)![0]);
  const second = await leavingCore(folder, `add ${names.join(' ')} ${options}`);
  expect(second.output).not.toMatch(/^(added|kept) /m);
  expect(second.output).not.toContain('npm install');
  expect(second.status).toBe(0);
}

const write = (file: string, code: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), code);
};

/** Starts a server in a folder. @returns its URL */
async function start(folder: string, command: (port: number) => string): Promise<string> {
  const port = await freePort();
  app = spawn(command(port), { cwd: path.join(root, folder), env, shell: true, detached: true });
  const address = `http://localhost:${port}`;
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
  return address;
}

/** Books an order, sorts the list, and answers a dialog. */
async function useApp(page: Page, messages: string): Promise<void> {
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('gridcell', { name: 'Halden Paper' }).first()).toBeVisible();
  await page.getByRole('columnheader', { name: 'Customer' }).click();
  await expect(page).toHaveURL(/sort=/);
  await page.getByRole('button', { name: 'Create new' }).click();
  await page.getByRole('textbox', { name: 'Customer' }).fill('Aurora');
  await page.getByRole('spinbutton', { name: 'Amount' }).fill('750');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Item created successfully.')).toBeVisible();
  await page.goto(messages);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Last answer: true')).toBeVisible();
  await page.getByRole('button', { name: 'Notify' }).click();
  await expect(page.getByText('The order was archived.')).toBeVisible();
}

test.beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'leaving-core-'));
  chmodSync(root, 0o755);
  const packed = execFileSync(
    'npm',
    ['pack', '-w', 'services/leaving-core', '--silent', '--pack-destination', root],
    { cwd: path.resolve(__dirname, '../..'), encoding: 'utf8' },
  ).trim();
  const archive = readFileSync(path.join(root, packed));
  server = createServer((_request, response) => response.end(archive)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/toolpad/downloads/leaving-core.tgz`;
});
test.afterEach(() => {
  if (app?.pid) process.kill(-app.pid);
  app = undefined;
});
test.afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

test('a project of Vite with TypeScript', async ({ page }) => {
  run('', 'npm create -y vite@9 vite-ts -- --template react-ts --no-interactive');
  run('vite-ts', 'npm install --no-audit --no-fund');
  await addItems('vite-ts', itemsWithout('nextjs'), '--dir src');
  for (const file of ['App.tsx', 'main.tsx', 'demo'])
    cpSync(path.join(example, 'src', file), path.join(root, 'vite-ts/src', file), {
      recursive: true,
    });
  // Checks the types, too, with the strict settings of the template.
  run('vite-ts', 'npm run build');
  await page.goto(await start('vite-ts', (port) => `npx vite preview --port ${port} --strictPort`));
  await useApp(page, new URL('/tools/messages', page.url()).href);
});

test('a project of Vite with JavaScript', async ({ page }) => {
  run('', 'npm create -y vite@9 vite-js -- --template react --no-interactive');
  run('vite-js', 'npm install --no-audit --no-fund');
  await addItems('vite-js', itemsWithout('nextjs'), '--dir src');
  const files = readdirSync(path.join(root, 'vite-js/src'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.tsx?$/.test(file))).toEqual([]);
  const demos = readdirSync(path.join(example, 'src/demo')).map((file) => `demo/${file}`);
  for (const file of ['App.tsx', 'main.tsx', ...demos]) {
    const code = readFileSync(path.join(example, 'src', file), 'utf8');
    const name = file.replace(/\.ts(x?)$/, '.js$1');
    write(`vite-js/src/${name}`, await deriveJs(readModule(file, code), { singleQuote: true }));
  }
  run('vite-js', 'npm run build');
  await page.goto(await start('vite-js', (port) => `npx vite preview --port ${port} --strictPort`));
  await useApp(page, new URL('/tools/messages', page.url()).href);
});

const nextFiles = {
  'src/app/providers.tsx': `'use client';
import type { ReactNode } from 'react';
import type { Navigation } from '../components/app-provider/navigation';
import { DashboardLayout } from '../components/dashboard-layout/DashboardLayout';
import { NextAppProvider } from '../components/nextjs/NextAppProvider';

const NAVIGATION: Navigation = [
  { title: 'Home' },
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:id}*' },
  { segment: 'messages', title: 'Messages' },
];

export function Providers({ children }: { children: ReactNode }) {
  return (
    <NextAppProvider navigation={NAVIGATION}>
      <DashboardLayout>{children}</DashboardLayout>
    </NextAppProvider>
  );
}
`,
  'src/app/layout.tsx': `import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';
import { Providers } from './providers';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <InitColorSchemeScript
          attribute="data-toolpad-color-scheme"
          modeStorageKey="toolpad-mode"
        />
        <AppRouterCacheProvider>
          <Providers>{children}</Providers>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}
`,
  'src/app/page.tsx': `import { PageContainer } from '../components/page-container/PageContainer';

export default function HomePage() {
  return <PageContainer>Welcome aboard</PageContainer>;
}
`,
  'src/app/messages/page.tsx': `'use client';
export { MessagesPage as default } from '../../demo/MessagesPage';
`,
  'src/app/orders/[[...segments]]/page.tsx': `'use client';
import { Crud } from '../../../components/crud/Crud';
import { PageContainer } from '../../../components/page-container/PageContainer';
import { orderSource } from '../../../demo/orderSource';

export default function OrdersPage() {
  return (
    <PageContainer>
      <Crud dataSource={orderSource} rootPath="/orders" initialPageSize={10} />
    </PageContainer>
  );
}
`,
};

test('a project of Next.js', async ({ page }) => {
  const template = '--ts --app --src-dir --no-tailwind --no-eslint --use-npm --disable-git --yes';
  run('', `npx -y create-next-app@16 next-ts ${template}`);
  await addItems('next-ts', itemsWithout('react-router'));
  run('next-ts', 'npm install --no-audit --no-fund @mui/material-nextjs@9 @emotion/cache@11');
  for (const [file, code] of Object.entries(nextFiles)) write(`next-ts/${file}`, code);
  for (const file of readdirSync(path.join(example, 'src/demo'))) {
    const code = readFileSync(path.join(example, 'src/demo', file), 'utf8');
    write(`next-ts/src/demo/${file}`, code.replaceAll("'../", "'../components/"));
  }
  // Checks the types, too.
  run('next-ts', 'npm run build');
  const address = await start('next-ts', (port) => `npx next start --port ${port}`);
  const html = await (await fetch(address)).text();
  expect(html, 'the page is prerendered').toContain('Welcome aboard');
  expect(html).toMatch(/<h1[^>]*>Home<\/h1>/);
  await page.goto(address);
  await useApp(page, new URL('/messages', page.url()).href);
});

test('a wrong name, a folder without a project, and one that cannot be written', async () => {
  mkdirSync(path.join(root, 'empty'));
  expect(await leavingCore('empty', 'add use-dialogs')).toMatchObject({
    status: 2,
    output: expect.stringContaining('has no package.json'),
  });
  write('empty/package.json', '{}');
  expect(await leavingCore('empty', 'add use-dialog')).toMatchObject({
    status: 2,
    output: expect.stringContaining('Did you mean "use-dialogs"?'),
  });
  expect(await leavingCore('empty', 'list')).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^use-dialogs +useDialogs$/m),
  });

  chmodSync(path.join(root, 'empty'), 0o555);
  const { uid } = statSync(path.join(root, 'empty'));
  // Root can write there, so the command runs as another user.
  const user = uid === 0 ? 65_534 : undefined;
  if (user) env.npm_config_cache = path.join(root, 'cache');
  mkdirSync(path.join(root, 'cache'));
  chmodSync(path.join(root, 'cache'), 0o777);
  const denied = await leavingCore('empty', 'add use-dialogs', user);
  expect(denied.output).toContain("Files can't be read or written. EACCES");
  expect(denied.status).toBe(1);
  expect(readdirSync(path.join(root, 'empty'))).toEqual(['package.json']);
});
