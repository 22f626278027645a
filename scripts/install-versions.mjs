/** Runs before `npm run build`: installs missing packages of versions that have their own. */
import { installVersionPackages } from '../tools/setup/index.mjs';

await installVersionPackages();
