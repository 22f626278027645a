import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Declarations of packages that samples import but this repository doesn't install:
 * `packages/<name>.d.ts`, with `__` in place of the slash after a scope. Types of installed
 * packages come from `node_modules`.
 */
function packageDeclarations(siteDir: string): string[] {
  const folder = path.join(__dirname, 'packages');
  const isInstalled = (file: string) =>
    existsSync(path.join(siteDir, 'node_modules', file.replace(/\.d\.ts$/, '').replace('__', '/')));
  return readdirSync(folder)
    .filter((file) => !isInstalled(file))
    .map((file) => path.join(folder, file));
}

/**
 * Folder of the React Router version that readers install. Docusaurus installs version 5 with the
 * same name.
 */
function reactRouter(siteDir: string, packages: string): string {
  const own = path.join(siteDir, packages, 'node_modules/react-router');
  return packages !== '.' && existsSync(own)
    ? own
    : path.join(siteDir, 'node_modules/react-router-v7');
}

/**
 * Content of `tsconfig.json` for compiling samples and demos.
 * @param packages folder with the packages that the files import
 * @param files absolute paths of the files to compile
 */
export const settingsFor = (siteDir: string, packages: string, files: readonly string[]): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      moduleDetection: 'force',
      jsx: 'react-jsx',
      strict: true,
      allowJs: true,
      checkJs: true,
      esModuleInterop: true,
      resolveJsonModule: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      noEmit: true,
      singleThreaded: true,
      types: ['node'],
      typeRoots: [path.join(siteDir, 'node_modules/@types')],
      paths: { 'react-router': [reactRouter(siteDir, packages)] },
    },
    files: [...packageDeclarations(siteDir), ...files],
  });
