import { createRequire } from 'node:module';
import path from 'node:path';
import { writeAtomically } from '../shared/writeAtomically';

/**
 * The part of `@docusaurus/utils` that writes generated files, which it only does if they've
 * changed.
 */
export interface GenerateModule {
  generate(folder: string, file: string, content: string): Promise<void>;
}

/**
 * Makes Docusaurus write generated files atomically. Otherwise, the bundler of `npm start`
 * sometimes reads half of a JSON file.
 */
export const generateAtomically = (
  module: GenerateModule = createRequire(__filename)('@docusaurus/utils/lib/emitUtils'),
): void =>
  void Object.assign(module, {
    generate: (folder, file, content) => writeAtomically(path.resolve(folder, file), content),
  } satisfies GenerateModule);
