import MagicString from 'magic-string';
import path from 'node:path';
import { isDevelopmentServer } from '../shared/command';
import type { ResultCache } from '../../model/caches/resultCache';
import { loadsData } from '../../model/demos/previews';
import { isRelative, projectFileNames, projectSpecifier } from '../../model/demos/modules';
import {
  type DemoModel,
  type DemoStyling,
  usesSitePackages,
  setKey,
  type DemoSet,
} from '../../model/demos/demos';
import type { SourceModule } from '../../model/demos/parseModule';
import { compileTailwind, scopeCss } from './styles';

type ReadPreview = (demo: DemoModel) => string | null;

export type GeneratedModules = Map<string, string>;

const quote = (value: string) => JSON.stringify(value);

/** The bundler resolves imports in this folder as it does for the set's pages. */
export const setFolder = (set: DemoSet) => `sets/${setKey(set)}`;

/** Absolute path of a relative import. The bundler resolves package imports. */
const targetOf = (siteDir: string, { file }: SourceModule, specifier: string) =>
  isRelative(specifier) ? path.posix.join(siteDir, path.posix.dirname(file), specifier) : specifier;

/** The file itself or, if it imports a style sheet, a copy without that import. */
function componentModule(siteDir: string, module: SourceModule): string | null {
  const { source, imports } = module;
  if (!imports.some(({ specifier }) => specifier.endsWith('.css'))) return null;
  const copy = new MagicString(source);
  for (const { specifier, statement, literal } of imports) {
    if (specifier.endsWith('.css')) copy.remove(statement.from, statement.to);
    else if (isRelative(specifier))
      copy.update(literal.from, literal.to, quote(targetOf(siteDir, module, specifier)));
  }
  return copy.toString();
}

async function stylesOf(
  { name }: DemoModel,
  { styling, modules }: DemoStyling,
): Promise<string | null> {
  const own = modules.filter(({ file }) => file.endsWith('.css')).map(({ source }) => source);
  if (styling === 'tailwind')
    own.unshift(await compileTailwind(modules.map(({ source }) => source).join('\n')));
  return own.length > 0 ? scopeCss(own.join('\n'), name) : null;
}

/** Modules that edited code can import. Files beside the demo count as edited with the page. */
function scopeModule(
  siteDir: string,
  module: SourceModule,
  names: ReadonlyMap<string, string>,
): string {
  const imports = module.imports.filter(
    ({ specifier, typeOnly }) => !typeOnly && !specifier.endsWith('.css'),
  );
  const specifiers = [...new Set(['react', ...imports.map(({ specifier }) => specifier)])];
  return [
    ...specifiers.map(
      (specifier, index) =>
        `import * as m${index} from ${quote(targetOf(siteDir, module, specifier))};`,
    ),
    `export const scope = { ${specifiers.map((specifier, index) => `${quote(projectSpecifier(module, specifier, names))}: m${index}`).join(', ')} };`,
    '',
  ].join('\n');
}

/** Components ignore the theme of another copy of a library. */
const themeLibraryLines = [
  "import createCache from '@emotion/cache';",
  "import { CacheProvider } from '@emotion/react';",
  "import { extendTheme, ThemeProvider } from '@mui/material/styles';",
  'export const themeLibraries = { createCache, CacheProvider, extendTheme, ThemeProvider };',
  '',
];

/** Module that renders the static preview of a demo. */
function previewModule(
  component: string,
  file: string,
  demo: DemoModel,
  recorded: string | null,
): string {
  return [
    `import Component from ${quote(component)};`,
    ...themeLibraryLines,
    `const recorded = ${JSON.stringify(recorded || null)};`,
    `const partial = ${recorded === null && loadsData(demo)};`,
    `export default { Component, themeLibraries, file: ${quote(file)}, recorded, partial };`,
    '',
  ].join('\n');
}

export const previewFile = ({ set, name }: DemoModel) =>
  `${setFolder(set)}/modules/${name}/preview.js`;

async function renderSet(
  siteDir: string,
  set: DemoSet,
  demos: DemoModel[],
  recordedPreview: ReadPreview,
  cache: ResultCache,
): Promise<GeneratedModules> {
  const folder = setFolder(set);
  const modules: GeneratedModules = new Map();
  const lines: string[] = [];
  for (const demo of demos) {
    const stylings: string[] = [];
    for (const each of demo.stylings) {
      const { styling, main } = each;
      const base = `modules/${demo.name}/${styling}`;
      modules.set(
        `${folder}/${base}.scope.js`,
        scopeModule(siteDir, main, projectFileNames(demo.name, each.modules)),
      );
      const copy = componentModule(siteDir, main);
      if (copy !== null) modules.set(`${folder}/${base}.tsx`, copy);
      const sources = each.modules.map(({ file, source }) => [file.endsWith('.css'), source]);
      const css = await cache.async('styles', [demo.name, styling, sources], () =>
        stylesOf(demo, each),
      );
      if (css !== null)
        modules.set(`${folder}/${base}.styles.js`, `export const styles = ${quote(css)};\n`);
      const component = copy === null ? path.posix.join(siteDir, main.file) : `./${base}.tsx`;
      if (each === demo.stylings[0] && !isDevelopmentServer())
        modules.set(
          previewFile(demo),
          previewModule(
            copy === null ? component : `./${styling}.tsx`,
            main.file,
            demo,
            recordedPreview(demo),
          ),
        );
      const styles = css === null ? '' : `, styles: () => import(${quote(`./${base}.styles.js`)})`;
      stylings.push(
        `${styling}: { component: () => import(${quote(component)}), scope: () => import(${quote(`./${base}.scope.js`)})${styles} }`,
      );
    }
    lines.push(`  ${quote(demo.key)}: { name: ${quote(demo.name)}, ${stylings.join(', ')} },`);
  }
  const themeLibraries = usesSitePackages(set)
    ? ''
    : "export { themeLibraries } from './themeLibraries.js';\n";
  if (themeLibraries) modules.set(`${folder}/themeLibraries.js`, themeLibraryLines.join('\n'));
  modules.set(
    `${folder}/registry.js`,
    `${themeLibraries}export const demos = {\n${lines.join('\n')}\n};\n`,
  );
  return modules;
}

/** Imports the registries of the current versions, and loads those of cut versions on demand. */
function renderIndex(sets: DemoSet[]): string {
  const [own, cut] = [sets.filter(usesSitePackages), sets.filter((set) => !usesSitePackages(set))];
  const file = (set: DemoSet) => quote(`./${setFolder(set)}/registry.js`);
  return [
    ...own.map((set, index) => `import { demos as demos${index} } from ${file(set)};`),
    `export const demos = { ${own.map((_set, index) => `...demos${index}`).join(', ')} };`,
    'export const cutVersions = {',
    ...cut.map((set) => `  ${quote(setKey(set))}: () => import(${file(set)}),`),
    '};',
    '',
  ].join('\n');
}

/** Registries of all sets, and the modules generated for them, which are loaded one by one. */
export async function renderRegistries(
  siteDir: string,
  sets: DemoSet[],
  demos: DemoModel[],
  recordedPreview: ReadPreview,
  cache: ResultCache,
): Promise<GeneratedModules> {
  const rendered = await Promise.all(
    sets.map((set) =>
      renderSet(
        siteDir,
        set,
        demos.filter((demo) => demo.set.dir === set.dir),
        recordedPreview,
        cache,
      ),
    ),
  );
  return new Map([
    ...rendered.flatMap((modules) => [...modules]),
    ['registry.js', renderIndex(sets)] as const,
  ]);
}
