/**
 * `npm start`: installs missing packages and serves the docs with live reload. Feedback is sent to
 * a local feedback server. `npm start -- --port 3055` or `PORT=3055 npm start` sets the port. The
 * server restarts when it crashes, and stops when the shell that started it exits.
 */
import path from 'node:path';
import {
  installPackages,
  isPortFree,
  limitCaches,
  readOptions,
  readPort,
  requireNode,
  startNode,
  whenEnding,
} from '../tools/setup/index.mjs';

requireNode();
const usage = 'npm start [-- --port 3055]';
const { values } = readOptions({ options: { port: { type: 'string', short: 'p' } } }, usage);
const port = readPort(values.port ?? process.env.PORT ?? '3000', usage);
if (!(await isPortFree(port))) {
  console.error(
    `Port ${port} is taken. Stop what uses it, or choose another: npm start -- --port ${port + 1}`,
  );
  process.exit(1);
}
installPackages();
limitCaches();

/** Child processes, which end with this one. */
const children = [];

function start(args, env) {
  const child = startNode(args, env);
  children.push(child);
  return child;
}

/** Ends all child processes. */
function stop() {
  for (const child of children) child.kill('SIGTERM');
}

/**
 * Starts the feedback server, unless `FEEDBACK_URL` is set.
 * @returns the server's URL, or an empty string if its port is taken
 */
async function startFeedback() {
  if (process.env.FEEDBACK_URL) return process.env.FEEDBACK_URL;
  const feedbackPort = Number(process.env.FEEDBACK_PORT ?? 4180);
  if (!(await isPortFree(feedbackPort))) {
    console.log(
      `Port ${feedbackPort} is taken: feedback is not received. FEEDBACK_PORT chooses another.`,
    );
    return '';
  }
  start(['--import', 'tsx', 'services/feedback/server.ts'], {
    FEEDBACK_PORT: String(feedbackPort),
  });
  return `http://localhost:${feedbackPort}/feedback`;
}

const env = {
  FEEDBACK_URL: await startFeedback(),
  // From version 22, Node.js keeps compiled modules there.
  NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/toolpad-docs/modules'),
};

/** A server that crashes within this time may never work. In ms. */
const shortestRun = 60_000;

/** Starts the server, and again when the bundler's native code crashes, up to three times. */
function serve(crashes = 0) {
  const startedAt = performance.now();
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const server = start([docusaurus, 'start', '--port', String(port), '--no-open'], env);
  server.on('exit', (code, signal) => {
    const hasCrashed = signal ? !['SIGHUP', 'SIGINT', 'SIGTERM'].includes(signal) : code > 130;
    const count = performance.now() - startedAt < shortestRun ? crashes + 1 : 1;
    if (!server.killed && hasCrashed && count < 3) {
      console.error(
        `The server crashed (${signal ?? `exit code ${code}`}). It restarts now, and open pages reload when it's ready.`,
      );
      return serve(count);
    }
    if (hasCrashed)
      console.error(
        'The server crashed. Its cache may be corrupt: delete node_modules/.cache, and run npm start again.',
      );
    stop();
    process.exitCode = hasCrashed ? 1 : (code ?? 0);
  });
}

whenEnding(stop);
serve();
