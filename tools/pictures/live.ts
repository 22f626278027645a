import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import { collectExamples } from '../../plugins/example-downloads/collect';
import { writeLiveExample } from '../../plugins/live-examples/write';
import { aliasesOf, type Dependencies } from '../../plugins/shared/packageAliases';
import { livePageFolder, liveExamples, type LiveExample } from '../../src/site/examples';
import manifest from '../../package.json' with { type: 'json' };

const siteDir = path.join(import.meta.dirname, '../..');

/**
 * Serves an application of `examples/` on a free port, in the same way as the site.
 * @throws if the application doesn't exist or needs a server
 */
export async function serveLive(name: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const example: LiveExample = liveExamples.find((each) => each.name === name) ?? {
    name,
    product: 'core',
    entry: 'src/main.tsx',
  };
  const version = { examples: 'examples', packages: '.', live: 'demos/core/live' };
  const project = collectExamples(path.join(siteDir, version.examples)).find(
    (each) => each.name === name,
  );
  const served = mkdtempSync(path.join(os.tmpdir(), 'live-'));
  const options = { siteDir, aliases: aliasesOf(manifest as Dependencies), version };
  await writeLiveExample(example, project, served, options, '/');
  const files = sirv(served);
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404).end();
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}/${livePageFolder(example, version)}/`,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(served, { recursive: true, force: true });
    },
  };
}
