import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, test } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { maxPart } from '@site/services/mcp/src/answer';
import { collectDocs } from '@site/services/mcp/src/collect';
import { products } from '@site/model/facts/products';

const documented = `Toolpad Core ${products.core.version.replaceAll('.', '\\.')}`;

const calls: [name: string, args: Record<string, unknown>, answer: RegExp][] = [
  ['search_docs', { query: 'rootPath' }, /\/toolpad\/core\/api\/crud\/#prop-rootPath/],
  ['get_page', { path: '/toolpad/core/react-crud/' }, new RegExp(`${documented} .*# CRUD`, 's')],
  ['get_api', { symbol: 'useSession' }, new RegExp(`${documented} .*# useSession API`, 's')],
  ['get_demo', { name: 'CrudBasic', variant: 'JS' }, /```jsx title="CrudBasic\.jsx"/],
  ['diff_api', { from: '0.14.0', to: '0.16.0', symbol: 'Crud' }, /## 0\.16\.0.*pageTitles/s],
  [
    'leave_core',
    { code: "import { useDialogs } from '@toolpad/core';" },
    /Material UI 9 .*- Line 1 `useDialogs`: .*\/leaving\/dialogs-and-notifications\/#use-dialogs/s,
  ],
];

const newClient = () =>
  new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });

async function callTool(client: Client, name: string, args: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [block] = content;
  return { isError, text: block?.type === 'text' ? block.text : '' };
}

/** Sends at least 100 calls at once. */
async function expectAnswers(client: Client): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => calls)
      .flat()
      .map(async ([name, args, pattern]) => {
        const { text } = await callTool(client, name, args);
        return pattern.test(text) && text.length < maxPart + 1000;
      }),
  );
  expect(answers.length).toBeGreaterThanOrEqual(100);
  expect(answers.every(Boolean)).toBe(true);
}

test('npm run mcp answers 100 parallel calls over stdio', async () => {
  const client = newClient();
  await client.connect(
    new StdioClientTransport({ command: 'npm', args: ['run', 'mcp'], stderr: 'ignore' }),
  );
  expect((await client.listTools()).tools).toHaveLength(calls.length);
  await expectAnswers(client);
  await client.close();
});

test('npm run mcp -- --http answers 100 parallel calls over HTTP', async () => {
  const server = spawn('npx', ['tsx', 'services/mcp/server.ts', '--http', '--port', '0'], {
    detached: true,
  });
  try {
    const [url] = (await createInterface(server.stdout)[Symbol.asyncIterator]().next()).value.match(
      /http:\S+/,
    ) as string[];
    const client = newClient();
    await client.connect(new StreamableHTTPClientTransport(new URL(url ?? '')));
    await expectAnswers(client);
    await client.close();
    const { status } = await fetch(url ?? '', {
      method: 'POST',
      headers: { Origin: 'https://evil.example', 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(status).toBe(403);
  } finally {
    process.kill(-(server.pid ?? 0));
  }
});

test('the package runs, and its dependencies are listed', async () => {
  // Below the repository, so that its packages are found.
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(path.resolve('test-results/mcp-'));
  try {
    const name = execFileSync(
      'npm',
      ['pack', '-w', 'services/mcp', '--silent', '--pack-destination', folder],
      { encoding: 'utf8' },
    ).trim();
    execFileSync('tar', ['-xzf', path.join(folder, name), '-C', folder]);
    const page = readFileSync('build/toolpad/core/introduction/ai-assistants.md', 'utf8');
    const urls = new Set(page.match(/https:\S+\.tgz/g));
    expect([...urls].map((url) => path.basename(url))).toEqual([name]);

    const bin = path.join(folder, 'package/dist/bin.mjs');
    const imported = readFileSync(bin, 'utf8').matchAll(
      /^(?:import|\}) .*from "((?:@[^/"]+\/)?[^/"]+)[^"]*";$/gm,
    );
    const { dependencies } = JSON.parse(
      readFileSync(path.join(folder, 'package/package.json'), 'utf8'),
    ) as { dependencies: Record<string, string> };
    const packages = [...imported].flatMap(([, each = '']) =>
      each.startsWith('node:') ? [] : each,
    );
    expect(packages).toContain('@modelcontextprotocol/server');
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(packages));

    const client = newClient();
    await client.connect(new StdioClientTransport({ command: bin, cwd: folder, args: [] }));
    const [tool, args, pattern] = calls[0]!;
    expect((await callTool(client, tool, args)).text).toMatch(pattern);
    await client.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('configurations on the page start the same command', () => {
  const page = readFileSync('build/toolpad/core/introduction/ai-assistants.md', 'utf8');
  const [url] = /https:\S+\.tgz/.exec(page) ?? [];
  const configurations = [...page.matchAll(/```json title="[^"]+"\n(.*?)\n```/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, Record<string, unknown>>,
  );
  expect(configurations).toHaveLength(3);
  for (const servers of configurations.flatMap(Object.values))
    expect(servers).toMatchObject({ 'toolpad-docs': { command: 'npx', args: ['-y', url] } });
  expect(page.match(/^\w+ mcp add toolpad-docs -- npx -y \S+$/gm)).toHaveLength(2);
});

test('each link of the skill leads to a page and a section', () => {
  const docs = collectDocs('build');
  const skill = readFileSync('build/.well-known/agent-skills/toolpad-core/SKILL.md', 'utf8');
  const links = [...skill.matchAll(/\]\((https:[^)]+)\)/g)].map(([, href = '']) => href);
  expect(links.length).toBeGreaterThan(30);
  for (const href of links) {
    const { pathname, hash } = new URL(href);
    const file = `build${pathname.replace(/\.md$/, '/index.html')}`;
    expect(Object.keys(docs.pages)).toContain(pathname.replace(/\.md$/, '/'));
    if (hash)
      expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`id="?${hash.slice(1)}["\\s>]`));
  }
});
