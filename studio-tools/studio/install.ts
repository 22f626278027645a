import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of `package.json`. Apps run below it, where they find its packages. */
export const studioHome = path.join(import.meta.dirname, '..');

/** Path of the installed Studio's command. */
export const studioCommand = path.join(studioHome, 'node_modules/.bin/toolpad-studio');

/**
 * Installs Studio and the packages of the examples, unless they are installed already. Needs the
 * npm registry the first time, and 650 MB.
 */
export function installStudio(): void {
  if (existsSync(studioCommand)) return;
  console.log('Installing Toolpad Studio in studio-tools/ (650 MB) …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: studioHome, stdio: 'inherit' });
}
