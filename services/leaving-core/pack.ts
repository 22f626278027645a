import path from 'node:path';
import { packService } from '../packService';
import { collectReplacements } from './src/collect';

void packService(__dirname, async () => ({
  data: await collectReplacements(path.join(__dirname, '../../examples/leaving-core')),
  file: 'replacements.json',
  // The command has no dependencies, so that `npx` starts it at once.
  options: { minify: true },
}));
