import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { checkerArguments } from './command';

/**
 * Checks the site once.
 * @throws an error that holds every mistake, with place and mend
 */
export async function checkBuild(siteDir: string): Promise<void> {
  const child = spawn(process.execPath, checkerArguments(siteDir, '--all'), {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, mistakes, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    }),
  ]);
  if (code !== 0) throw new Error(`\n\n${mistakes.trim()}\n\n${said.trim()}\n`);
}
