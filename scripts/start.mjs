/** `npm start`: installs what is missing and serves the docs with live reload. */
import { installPackages, isPortFree, requireNode, run } from './setup/environment.mjs';

requireNode();
const port = Number(process.env.PORT ?? 3000);
if (!(await isPortFree(port))) {
  console.error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
  process.exit(1);
}
installPackages();
process.exit(run('npx', ['docusaurus', 'start', '--port', String(port), '--no-open']));
