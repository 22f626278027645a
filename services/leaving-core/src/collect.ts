import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deriveJs } from '../../../model/demos/deriveJs';
import { packageOf, resolveRelative } from '../../../model/demos/modules';
import { readModule } from '../../../model/demos/parseModule';
import type { Replacements } from '../../../model/facts/replacements';
import { readJson } from '../../../model/files/files';
import type { PackedReplacements } from './add';

const style = { singleQuote: true, printWidth: 100 };

/** Specifiers of the imports of a file. */
const specifiersIn = (file: string, code: string): string[] =>
  readModule(file, code).imports.map(({ specifier }) => specifier);

const isLocal = (specifier: string) => specifier.startsWith('.');

/** Packages that some code imports, sorted, without React. */
export function packagesIn(files: readonly [file: string, code: string][]): string[] {
  const found = files
    .flatMap(([file, code]) => specifiersIn(file, code))
    .filter((specifier) => !isLocal(specifier))
    .map(packageOf);
  if (found.includes('@mui/material')) found.push('@emotion/react', '@emotion/styled');
  return [...new Set(found)].filter((name) => name !== 'react').sort();
}

/**
 * Reads the replacements, with the code of their files in both languages.
 * @throws if a file imports one that no item has
 */
export async function collectReplacements(example: string): Promise<PackedReplacements> {
  const data = readJson<Replacements>(path.join(example, 'items.json'));
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>(
    path.join(example, 'package.json'),
  );
  const known = new Set(data.items.flatMap((item) => item.files));
  const files: PackedReplacements['files'] = {};
  for (const file of known) {
    const typescript = readFileSync(path.join(example, 'src', file), 'utf8');
    files[file] = {
      typescript,
      javascript: await deriveJs(readModule(file, typescript), style),
      imports: specifiersIn(file, typescript)
        .filter(isLocal)
        .map((specifier) => {
          const target = resolveRelative(known, file, specifier);
          if (!target) throw new Error(`No item has ${specifier}, which ${file} imports.`);
          return target;
        }),
    };
  }
  return { ...data, files, versions: dependencies };
}
