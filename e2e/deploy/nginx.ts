import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

const find = (name: string, folders: readonly string[]) =>
  folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

/** Where Debian, Fedora, and Homebrew install nginx, which is often not in `PATH`. */
const prefixes = ['/usr', '/usr/local', '/opt/homebrew'];
const programFolders = prefixes.flatMap((each) => [`${each}/sbin`, `${each}/bin`]);
const findProgram = () =>
  find('nginx', [...(process.env.PATH ?? '').split(path.delimiter), ...programFolders]);
const findBrotli = () =>
  find(
    'ngx_http_brotli_static_module.so',
    prefixes.flatMap((each) => [`${each}/lib/nginx/modules`, `${each}/lib64/nginx/modules`]),
  );
const findTypes = () =>
  find('mime.types', ['/etc/nginx', '/usr/local/etc/nginx', '/opt/homebrew/etc/nginx']);

/** Installs Debian's nginx with the brotli module if it's missing and can be installed. */
export function requireNginx(): string {
  const found = () => (findBrotli() ? findProgram() : undefined);
  let program = found();
  if (program) return program;
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
    program = found();
    if (program) return program;
  }
  throw new Error(`This test needs nginx: sudo apt-get install ${packages.join(' ')}`);
}

/**
 * Complete configuration around `deploy/nginx.conf`, with another port and folder, that writes
 * nothing outside `folder`.
 */
export function wholeConfiguration(
  site: string,
  root: string,
  port: number,
  folder: string,
): string {
  const here = site.replaceAll('/srv/www', root).replace('listen 80;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join('\n');
  return `load_module ${findBrotli()};
daemon off;
user root;
worker_processes 1;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  include ${findTypes()};
  default_type application/octet-stream;
  access_log off;
${temporary}
${here}
}
`;
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/toolpad/`).then(
    () => true,
    () => false,
  );
}

/**
 * Starts nginx on a web root with the project's configuration.
 * @returns a function that stops it
 */
export async function startNginx(root: string, port: number): Promise<() => Promise<void>> {
  const program = requireNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const file = path.join(folder, 'nginx.conf');
  const site = readFileSync('deploy/nginx.conf', 'utf8');
  writeFileSync(file, wholeConfiguration(site, path.resolve(root), port, folder));
  const server: ChildProcess = spawn(program, ['-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr?.on('data', (data: Buffer) => (said += String(data)));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  for (let tries = 0; tries < 50 && !(await answers(port)); tries += 1) {
    if (server.exitCode !== null) throw new Error(`nginx did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
