/**
 * `npm run api:generate:studio`: writes the data of Studio's components from their published
 * package, which it installs in a separate folder.
 */
import { runMain } from '../tools/report';
import { generateStudio, studioOptions } from '../tools/studio-reference';

runMain(async () => {
  const { components, written, removed } = await generateStudio(studioOptions(process.cwd()));
  console.log(
    `Studio reference: ${components} components, ${written} files written, ${removed} removed.`,
  );
});
