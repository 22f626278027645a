import { readFileSync } from 'node:fs';
import path from 'node:path';
import { modulesLoadedBy, resolveModule } from './imports';

/** What React starts in the browser: all else that renders in `src` is a document. */
const runtime = 'src/static-pages/islands/mount.tsx';

/**
 * The entry point of a feature with markup that the server renders. An island that places some of
 * it doesn't make it interactive elsewhere.
 */
const isMarkupIndex = (module: string) => /^@site\/src\/features\/[^/]+$/.test(module);

/**
 * Files of `src` that React runs in the browser, relative to `rootDir`: what `islands/mount.tsx`
 * reaches by imports, through the entry points `island.tsx` and `hooks.ts` of features, but not
 * through `index.ts`, which has markup that the server renders.
 */
export function aliveFiles(rootDir: string): string[] {
  const alive = new Set<string>();
  const add = (file: string): void => {
    if (alive.has(file)) return;
    alive.add(file);
    for (const module of modulesLoadedBy(readFileSync(path.join(rootDir, file), 'utf8'))) {
      const imported = isMarkupIndex(module) ? undefined : resolveModule(rootDir, module, file);
      if (imported?.startsWith('src/') && /\.tsx?$/.test(imported)) add(imported);
    }
  };
  add(runtime);
  return [...alive].sort();
}
