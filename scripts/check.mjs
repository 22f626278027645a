/** `npm run check`: every check that needs neither a build nor a browser. */
import { quickSteps, runTogether } from '../tools/setup/index.mjs';

/** Files that a step does not read: an edit of them leaves it passed. */
const ignored = {
  types: /\.(mdx?|css|txt|webp|png|svg|yml)$/,
  lint: /\.(mdx?|css|txt|webp|png|svg|yml|json)$/,
};

process.exit(
  await runTogether(quickSteps.map(([title, script]) => [title, script, ignored[script]])),
);
