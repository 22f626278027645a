import path from 'node:path';
import type { CodeStyling } from '../../src/site/demo';
import type { CollectedDemo } from './collect';
import { importsOf, isRelative, withModules } from './modules';
import { compileTailwind, scopeCss } from './styles';
import type { Tree } from './tree';

/** Generated modules by their path in the plugin's data folder. */
export type GeneratedModules = Map<string, string>;

const quote = (value: string) => JSON.stringify(value);

/** A demo's module for the bundler: the file itself, or where it imports a style sheet, a copy without that import. */
function componentModule(tree: Tree, siteDir: string, file: string): string | null {
  const source = tree.get(file) ?? '';
  const sheets = importsOf(tree, file).filter(({ specifier }) => specifier.endsWith('.css'));
  if (sheets.length === 0) return null;
  return source
    .replace(/^import\s+['"][^'"]+\.css['"];?[ \t]*$/gm, '')
    .replace(
      /(\bfrom\s+)['"](\.[^'"]+)['"]/g,
      (_match, from: string, specifier: string) =>
        `${from}${quote(path.posix.join(siteDir, path.posix.dirname(file), specifier))}`,
    );
}

/** Style sheets of a styling, scoped to the demo; `null` where it has none. */
async function stylesOf(
  tree: Tree,
  demo: CollectedDemo,
  styling: CodeStyling,
  file: string,
): Promise<string | null> {
  const files = withModules(tree, file);
  const own = files.filter((each) => each.endsWith('.css')).map((each) => tree.get(each) ?? '');
  if (styling === 'tailwind')
    own.unshift(await compileTailwind(files.map((each) => tree.get(each) ?? '').join('\n')));
  return own.length > 0 ? scopeCss(own.join('\n'), demo.name) : null;
}

/** Everything a demo imports, by the name it uses: what edited code may import. Files beside it count as edited with the page. */
function scopeModule(tree: Tree, siteDir: string, file: string): string {
  const imports = importsOf(tree, file).filter(
    ({ specifier, typeOnly }) => !typeOnly && !specifier.endsWith('.css'),
  );
  const specifiers = [...new Set(['react', ...imports.map(({ specifier }) => specifier)])];
  const target = (specifier: string) =>
    isRelative(specifier)
      ? path.posix.join(siteDir, path.posix.dirname(file), specifier)
      : specifier;
  return [
    ...specifiers.map(
      (specifier, index) => `import * as m${index} from ${quote(target(specifier))};`,
    ),
    `export const scope = { ${specifiers.map((specifier, index) => `${quote(specifier)}: m${index}`).join(', ')} };`,
    '',
  ].join('\n');
}

/** The registry of all demos, and the modules that have to be generated for it. Components are loaded one by one. */
export async function renderRegistry(
  tree: Tree,
  siteDir: string,
  demos: CollectedDemo[],
): Promise<GeneratedModules> {
  const modules: GeneratedModules = new Map();
  const lines: string[] = [];
  for (const demo of demos) {
    const stylings: string[] = [];
    for (const { styling, file } of demo.files) {
      const base = `modules/${demo.key}/${styling}`;
      modules.set(`${base}.scope.js`, scopeModule(tree, siteDir, file));
      const copy = componentModule(tree, siteDir, file);
      if (copy !== null) modules.set(`${base}.tsx`, copy);
      const css = await stylesOf(tree, demo, styling, file);
      if (css !== null) modules.set(`${base}.styles.js`, `export const styles = ${quote(css)};\n`);
      const component = copy === null ? path.posix.join(siteDir, file) : `./${base}.tsx`;
      const styles = css === null ? '' : `, styles: () => import(${quote(`./${base}.styles.js`)})`;
      stylings.push(
        `${styling}: { component: () => import(${quote(component)}), scope: () => import(${quote(`./${base}.scope.js`)})${styles} }`,
      );
    }
    lines.push(`  ${quote(demo.key)}: { name: ${quote(demo.name)}, ${stylings.join(', ')} },`);
  }
  modules.set('registry.js', `export const demos = {\n${lines.join('\n')}\n};\n`);
  return modules;
}
