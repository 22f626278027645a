/**
 * `npm start`: installs what is missing and serves the docs with live reload. Feedback goes to the
 * reference receiver. `npm start -- --port 3055` or `PORT=3055 npm start` chooses the port. It ends
 * with the shell it was started from; `setsid npm start` goes on.
 */
import {
  installPackages,
  isPortFree,
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

/** Everything that was started here and ends with it. */
const children = [];

function start(args, env) {
  const child = startNode(args, env);
  children.push(child);
  return child;
}

/**
 * Starts the reference receiver of feedback, unless `FEEDBACK_URL` names another.
 * @returns its address, or nothing
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
const server = start([docusaurus, 'start', '--port', String(port), '--no-open'], { FEEDBACK_URL });

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
whenEnding(stop);
server.on('exit', (code, signal) => {
  stop();
  process.exitCode = code ?? (signal ? 0 : 1);
});
