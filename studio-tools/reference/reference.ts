import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import * as v from 'valibot';
import { parse } from 'yaml';
import { writeFiles } from '../../tools/api-reference/apiReference';
import { products } from '../../model/facts/products';
import {
  studioPropertyTypes,
  type StudioComponent,
  type StudioProperty,
  type StudioPropertyType,
} from '../../model/facts/api';

const packageName = '@toolpad/studio-components';
const { version } = products.studio;
const studioTools = path.join(__dirname, '..');
const descriptionsFile = 'studio-tools/reference/descriptions.yml';

const { components: descriptions } = v.parse(
  v.object({ components: v.record(v.string(), v.record(v.string(), v.string())) }),
  parse(readFileSync(path.join(studioTools, '..', descriptionsFile), 'utf8')),
);

/** @throws if a property has no description, so that new properties are noticed */
function descriptionOf(component: string, property: string): string {
  const found = descriptions[component]?.[property];
  if (found) return found;
  throw new Error(
    `${component}.${property} has no description yet. Write one in ${descriptionsFile}.`,
  );
}

type Settings = Record<string, unknown>;

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isType = (value: unknown): value is StudioPropertyType =>
  studioPropertyTypes.some((type) => type === value);
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const number = (value: unknown) => (typeof value === 'number' ? value : null);

/**
 * Converts a property. It's `controlled` if the component reports changes itself, with
 * `onChangeProp`.
 */
function toProperty(component: string, name: string, settings: unknown): StudioProperty {
  if (!isSettings(settings) || !isType(settings.type)) {
    throw new Error(
      `${component}.${name} has the type ${JSON.stringify(isSettings(settings) ? settings.type : settings)}. Known: ${studioPropertyTypes.join(', ')}`,
    );
  }
  const control = isSettings(settings.control) ? settings.control : {};
  return {
    name,
    type: settings.type,
    enum: Array.isArray(settings.enum) ? settings.enum.map(String) : null,
    default: settings.default === undefined ? null : JSON.stringify(settings.default),
    description: descriptionOf(component, name),
    label: text(settings.label),
    controlled: text(settings.onChangeProp) !== null,
    bindable: control.bindable !== false,
    section: text(settings.category),
    minimum: number(settings.minimum),
    maximum: number(settings.maximum),
  };
}

/**
 * Converts the settings of the published components to data of the pages, sorted by name.
 * @throws if a property has an unknown type or no description
 */
export function toReference(evaluated: unknown): StudioComponent[] {
  if (!isSettings(evaluated)) throw new Error('The components could not be evaluated.');
  return Object.entries(evaluated)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, settings]) => {
      const argTypes =
        isSettings(settings) && isSettings(settings.argTypes) ? settings.argTypes : {};
      return {
        name,
        package: packageName,
        version,
        properties: Object.entries(argTypes).map(([property, each]) =>
          toProperty(name, property, each),
        ),
      };
    });
}

/**
 * Script that prints the settings of all components in a bundle. JSON omits functions and React
 * elements.
 */
const printer = (bundle: string) => `
const components = await import(${JSON.stringify(bundle)});
const found = {};
for (const [name, component] of Object.entries(components)) {
  const [symbol] = typeof component === 'function' || typeof component === 'object' ? Object.getOwnPropertySymbols(component) : [];
  if (symbol?.description === 'ToolpadComponent') found[name] = component[symbol];
}
process.stdout.write(JSON.stringify(found), () => process.exit(0));
`;

/**
 * Evaluates the published components and reads their settings for Studio's inspector. Bundles them
 * first, because their modules import folders, and runs them in a separate process, because they
 * expect a browser.
 * @returns settings by component name, not validated
 */
async function evaluateComponents(): Promise<unknown> {
  const folder = mkdtempSync(path.join(studioTools, 'node_modules/.reference-'));
  const bundle = path.join(folder, 'components.mjs');
  const script = path.join(folder, 'print.mjs');
  try {
    await build({
      entryPoints: [path.join(studioTools, 'node_modules', packageName, 'dist/index.js')],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      mainFields: ['module', 'main'],
      conditions: ['module'],
      define: { 'process.env.NODE_ENV': '"production"' },
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
      logLevel: 'error',
    });
    writeFileSync(script, printer(bundle));
    const options = { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 } as const;
    return JSON.parse(execFileSync(process.execPath, [script], options));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Folder of the data, relative to the root of the repository. */
export const dataDir = `data/studio/${version}`;

/** Renders a file for each component. */
export const renderStudio = (components: StudioComponent[]): Map<string, string> =>
  new Map(
    components.map((component) => [
      path.posix.join(dataDir, `${component.name}.json`),
      `${JSON.stringify(component, null, 2)}\n`,
    ]),
  );

/** Evaluates the installed components, and writes their data. */
export async function generateStudio(): Promise<void> {
  const components = toReference(await evaluateComponents());
  const siteDir = path.join(studioTools, '..');
  const { written, removed } = writeFiles({ siteDir, dataDir }, renderStudio(components));
  console.log(
    `Studio reference: ${components.length} components, ${written} files written, ${removed} removed.`,
  );
}
