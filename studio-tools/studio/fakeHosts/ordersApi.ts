import { spawn } from 'node:child_process';
import path from 'node:path';

const api = path.join(import.meta.dirname, '../../../examples/studio/delete-datagrid-row/api.mjs');

/**
 * Starts the REST API of the example `delete-datagrid-row` on port 4000, which the example's page
 * requests. Deletions are lost when it stops.
 */
export async function startOrdersApi(): Promise<{ stop: () => Promise<void> }> {
  const server = spawn(process.execPath, [api], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve());
    server.once('exit', (code) => reject(new Error(`The orders API ended with ${code}.`)));
  });
  const stop = async () => {
    const exit = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill()) await exit;
  };
  return { stop };
}
