import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { drawings } from '../../../src/features/diagram/drawings';
import schema from '../../../docs-studio/reference/file-schema.json';
import { liveExamples } from '../../../src/site/liveExamples';
import { rootDir } from '../components';
import type { Site } from '../site';

/** Example projects: folders with a `package.json`, or with such folders. */
function examplesIn(folder: string, prefix = ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap(({ name }) =>
      existsSync(path.join(folder, name, 'package.json'))
        ? [`${prefix}${name}`]
        : prefix === ''
          ? examplesIn(path.join(folder, name), `${name}/`)
          : [],
    );
}

/** Names that a component knows: drawings, types of the schema, example projects and those that run. Nothing for components that take none. */
export function namesIn(_site: Site, component: string): string[] | undefined {
  if (component === 'Diagram') return Object.keys(drawings);
  if (component === 'FileSchema')
    return [...schema.files, ...schema.definitions].map(({ name }) => name);
  if (component === 'ExampleProject') return examplesIn(path.join(rootDir, 'examples'));
  if (component === 'LiveExample') return liveExamples.map(({ name }) => name);
  return undefined;
}
