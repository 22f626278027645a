import type { Changes } from './changes';
import { requireKebab, titleOf } from './names';
import { newPage, type PageOptions } from './page';

const body = `<StudioDeprecated />

{/* Say what the reader has at the end, and what the guide starts from. */}

This guide starts from an app that runs, as in [Installation](/toolpad/studio/getting-started/installation/).

## Steps {#steps}

1. Start the editor:

   \`\`\`bash
   npm run dev
   \`\`\`

2. Open \`http://localhost:3000/_toolpad\`.

## Check it {#check-it}

{/* What the reader sees when it works, and what when it does not. */}

The editor shows the pages of the app.
`;

/**
 * Creates a how-to guide for Toolpad Studio, with a starting point, steps, and a check of the
 * result.
 */
export function newHowTo(siteDir: string, name: string, options: PageOptions = {}): Changes {
  requireKebab(name, 'a how-to guide');
  const title = options.title ?? titleOf(name);
  return newPage(siteDir, `studio/how-to-guides/${name}`, {
    ...options,
    title,
    description:
      options.description ?? `${title} in a Toolpad Studio app, step by step, and how to check it.`,
    body,
  });
}
