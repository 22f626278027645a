/** `npm run check`: runs every check that needs neither a build nor a browser. */
import { installPackages, quickSteps, runTogether } from '../tools/setup/index.mjs';

/** Files that a step doesn't read. Changing one of them doesn't run the step again. */
const ignored = {
  types: /\.(mdx?|css|txt|webp|png|svg|yml)$/,
  lint: /\.(mdx?|css|txt|webp|png|svg|yml|json)$/,
};

await installPackages();
process.exit(
  await runTogether(quickSteps.map(([title, script]) => [title, script, ignored[script]])),
);
