import { generateStudio, studioOptions } from '../tools/studio-reference';

/** `npm run api:generate:studio`: writes the data of Studio's components from their published package, which it installs apart. */
generateStudio(studioOptions(process.cwd())).then(
  ({ components, written, removed }) =>
    console.log(
      `Studio reference: ${components} components, ${written} files written, ${removed} removed.`,
    ),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
