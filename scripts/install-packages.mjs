/** Runs before `npm run build`: installs missing packages, also of versions that have their own. */
import { installPackages } from '../tools/setup/index.mjs';

installPackages();
