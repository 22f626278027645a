import { readFileSync } from 'node:fs';
import path from 'node:path';
import { modulesLoadedBy, resolveModule } from './imports';

/** Entry point of React in the browser. Other components in `src` render on the server only. */
const entryPoint = 'src/static-pages/islands/mount.tsx';

/**
 * Returns whether a module is the `index.ts` of a feature, with markup that the server renders. An
 * island that imports it doesn't make it interactive elsewhere.
 */
const isMarkupIndex = (module: string) => /^@site\/src\/features\/[^/]+$/.test(module);

/**
 * Files in `src` that React runs in the browser, relative to `rootDir`: all direct and indirect
 * imports of `islands/mount.tsx`, except through the `index.ts` of features.
 */
export function interactiveFiles(rootDir: string): string[] {
  const interactive = new Set<string>();
  const add = (file: string): void => {
    if (interactive.has(file)) return;
    interactive.add(file);
    for (const module of modulesLoadedBy(readFileSync(path.join(rootDir, file), 'utf8'))) {
      const imported = isMarkupIndex(module) ? undefined : resolveModule(rootDir, module, file);
      if (imported?.startsWith('src/') && /\.tsx?$/.test(imported)) add(imported);
    }
  };
  add(entryPoint);
  return [...interactive].sort();
}
