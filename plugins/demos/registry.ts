import MagicString from 'magic-string';
import path from 'node:path';
import { isDevelopmentServer } from '../shared/command';
import type { ResultCache } from '../../model/caches/resultCache';
import type { DemoModules, PreviewData } from '../../model/facts/demo';
import { loadsData } from '../../model/demos/previews';
import { isRelative, projectFileNames, projectSpecifier } from '../../model/demos/modules';
import {
  type DemoModel,
  type DemoStyling,
  usesSitePackages,
  type DemoVersion,
} from '../../model/demos/demos';
import type { SourceModule } from '../../model/demos/parseModule';
import { compileTailwind, scopeCss } from './styles';

type ReadPreview = (demo: DemoModel) => string | null;

export type GeneratedModules = Map<string, string>;

const quote = (value: string) => JSON.stringify(value);

/** The bundler resolves imports in this folder as it does for the pages of the version. */
export const versionFolder = (version: DemoVersion) => `versions/${version.demos}`;

const fileOf = ({ version, name }: DemoModel, file: string) =>
  `${versionFolder(version)}/modules/${name}/${file}`;

/** Code of an object, from the code of its values. Omits properties without a value. */
const objectOf = (values: Record<string, string | null>) =>
  `{ ${Object.entries(values)
    .flatMap(([name, code]) => (code === null ? [] : [`${quote(name)}: ${code}`]))
    .join(', ')} }`;

/** Code that loads a module on demand. */
const importOf = (module: string) => `() => import(${quote(module)})`;

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
    `export const scope = ${objectOf(Object.fromEntries(specifiers.map((specifier, index) => [projectSpecifier(module, specifier, names), `m${index}`])))};`,
    '',
  ].join('\n');
}

const themeLibraries = '@site/src/features/demo/islands/themeLibraries';

/** Name of a version's packages, for the query of `themeLibraries` (bundler.ts). */
export const packagesName = ({ packages }: DemoVersion) => path.basename(packages);

/** Modules that show a demo's static preview: `PreviewModules` in src/features/demo/preview. */
export function previewModules(siteDir: string, dataDir: string, demo: DemoModel) {
  const [first] = demo.stylings;
  const isCopied = first && componentModule(siteDir, first.main) !== null;
  return {
    Component: isCopied
      ? path.join(dataDir, fileOf(demo, `${first.styling}.tsx`))
      : path.join(siteDir, first?.main.file ?? ''),
    themeLibraries: usesSitePackages(demo.version)
      ? themeLibraries
      : { __import: true, path: themeLibraries, query: { packages: packagesName(demo.version) } },
    data: path.join(dataDir, fileOf(demo, 'preview.json')),
  };
}

async function renderVersion(
  siteDir: string,
  version: DemoVersion,
  demos: DemoModel[],
  recordedPreview: ReadPreview,
  cache: ResultCache,
): Promise<GeneratedModules> {
  const modules: GeneratedModules = new Map();
  /** Adds a module. @returns the code that loads it */
  const add = (demo: DemoModel, file: string, code: string) => {
    modules.set(fileOf(demo, file), code);
    return importOf(`./modules/${demo.name}/${file}`);
  };

  async function renderStyling(demo: DemoModel, each: DemoStyling): Promise<string> {
    const { styling, main } = each;
    const copy = componentModule(siteDir, main);
    const scope = scopeModule(siteDir, main, projectFileNames(demo.name, each.modules));
    const sources = each.modules.map(({ file, source }) => [file.endsWith('.css'), source]);
    const css = await cache.async('styles', [demo.name, styling, sources], () =>
      stylesOf(demo, each),
    );
    return objectOf({
      component:
        copy === null
          ? importOf(path.posix.join(siteDir, main.file))
          : add(demo, `${styling}.tsx`, copy),
      scope: add(demo, `${styling}.scope.js`, scope),
      styles: css === null ? null : add(demo, `${styling}.styles.json`, quote(css)),
    } satisfies Record<keyof DemoModules, string | null>);
  }

  const lines: string[] = [];
  for (const demo of demos) {
    const stylings: Record<string, string> = {};
    for (const each of demo.stylings) stylings[each.styling] = await renderStyling(demo, each);
    lines.push(`  ${quote(demo.key)}: ${objectOf(stylings)},\n`);
    if (isDevelopmentServer()) continue;
    const recorded = recordedPreview(demo);
    const data: PreviewData = {
      file: demo.stylings[0]?.main.file ?? '',
      recorded: recorded || null,
      partial: recorded === null && loadsData(demo),
    };
    add(demo, 'preview.json', JSON.stringify(data));
  }
  const libraries = usesSitePackages(version)
    ? ''
    : `export { default as themeLibraries } from ${quote(`${themeLibraries}?packages=${packagesName(version)}`)};\n`;
  return modules.set(
    `${versionFolder(version)}/registry.js`,
    `${libraries}export const demos = {\n${lines.join('')}};\n`,
  );
}

/**
 * Imports the registries of the current versions, and loads those of cut versions on demand. Its
 * type is `GeneratedRegistry` in model/facts/demo.ts.
 */
function renderIndex(versions: readonly DemoVersion[]): string {
  const [own, cut] = [
    versions.filter(usesSitePackages),
    versions.filter((version) => !usesSitePackages(version)),
  ];
  const file = (version: DemoVersion) => `./${versionFolder(version)}/registry.js`;
  const cutVersions = Object.fromEntries(
    cut.map((version) => [version.demos, importOf(file(version))]),
  );
  return [
    ...own.map(
      (version, index) => `import { demos as demos${index} } from ${quote(file(version))};`,
    ),
    `export const demos = { ${own.map((_set, index) => `...demos${index}`).join(', ')} };`,
    `export const cutVersions = ${objectOf(cutVersions)};`,
    '',
  ].join('\n');
}

/** Registries of all versions, and the modules generated for them, which are loaded one by one. */
export async function renderRegistries(
  siteDir: string,
  versions: readonly DemoVersion[],
  demos: DemoModel[],
  recordedPreview: ReadPreview,
  cache: ResultCache,
): Promise<GeneratedModules> {
  const rendered = await Promise.all(
    versions.map((version) =>
      renderVersion(
        siteDir,
        version,
        demos.filter((demo) => demo.version.dir === version.dir),
        recordedPreview,
        cache,
      ),
    ),
  );
  return new Map([
    ...rendered.flatMap((modules) => [...modules]),
    ['registry.js', renderIndex(versions)] as const,
  ]);
}
