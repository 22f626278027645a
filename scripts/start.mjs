/**
 * `npm start`: installs missing packages and serves the docs with live reload. After the first
 * page, the checker installs the packages that only checks need. Feedback is sent to a local
 * feedback server. `npm start -- --port 3055` or `PORT=3055 npm start` sets the port. The server
 * restarts when it crashes. It stops when the shell that started it exits, unless it was started
 * with `setsid npm start`.
 */
import path from 'node:path';
import {
  installPackages,
  isPortFree,
  readOptions,
  readPort,
  requireNode,
  restartAfterCrashes,
  whenEnding,
} from '../tools/setup/index.mjs';
import { startNode } from '../tools/start-node/index.mjs';

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
await installPackages({ omitDev: true });

/** Child processes, which end with this one. */
const children = [];

function start(args, env) {
  const child = startNode(args, env);
  children.push(child);
  return child;
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

const FEEDBACK_URL = await startFeedback();
const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Ends all child processes. */
function stop() {
  for (const child of children) child.kill('SIGTERM');
}

whenEnding(stop);
const env = {
  FEEDBACK_URL,
  // From version 22, Node.js keeps compiled modules there.
  NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/toolpad-docs/modules'),
};
restartAfterCrashes(
  () => start([docusaurus, 'start', '--port', String(port), '--no-open'], env),
  (code) => {
    stop();
    process.exitCode = code;
  },
);
