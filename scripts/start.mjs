/** `npm start`: installs what is missing and serves the docs with live reload. Feedback goes to the reference receiver. */
import { spawn } from 'node:child_process';
import { installPackages, isPortFree, requireNode, run } from './setup/environment.mjs';

requireNode();
const port = Number(process.env.PORT ?? 3000);
if (!(await isPortFree(port))) {
  console.error(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
  process.exit(1);
}
installPackages();

/** Starts the reference receiver of feedback, unless `FEEDBACK_URL` names another. @returns its address, and a function that stops it */
async function startFeedback() {
  const feedbackPort = Number(process.env.FEEDBACK_PORT ?? 4180);
  if (process.env.FEEDBACK_URL) return { url: process.env.FEEDBACK_URL, stop() {} };
  if (!(await isPortFree(feedbackPort))) {
    console.log(
      `Port ${feedbackPort} is taken: feedback is not received. FEEDBACK_PORT chooses another.`,
    );
    return { url: '', stop() {} };
  }
  const receiver = spawn(process.execPath, ['--import', 'tsx', 'scripts/feedback-server.ts'], {
    stdio: 'inherit',
    env: { ...process.env, FEEDBACK_PORT: String(feedbackPort) },
  });
  return { url: `http://localhost:${feedbackPort}/feedback`, stop: () => receiver.kill() };
}

const feedback = await startFeedback();
const status = run('npx', ['docusaurus', 'start', '--port', String(port), '--no-open'], {
  env: { ...process.env, FEEDBACK_URL: feedback.url },
});
feedback.stop();
process.exit(status);
