import path from 'node:path';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { checkInstalledVersions } from '@site/checker/checker';
import { sidebarPages } from '../../model/sidebars/sidebarPages';
import { openSite } from '../../model/site';
import { failOn } from '../../model/problems';
import { type DocumentedVersion, isCutVersion } from '../../model/versions/versions';
import type { ApiEntry } from '../../model/facts/api';
import { baseUrl, defaultSiteUrl } from '../../model/facts/origins';

/** Evidence for an override, in a sentence. */
const reason = v.pipe(v.string(), v.minLength(10));

/** The only version to which an override applies. By default, it applies to all of them. */
const version = v.optional(v.string());

/** Replaces a value from the types. */
const correction = v.strictObject({
  /**
   * `Component.prop`, `Component.prop(param)` of a callback, `Component.slots.slot`, `Type.member`,
   * or `Component` for the description of the component.
   */
  target: v.string(),
  field: v.picklist(['default', 'description']),
  /** Value in the types. The correction no longer applies if the value changes. */
  published: v.nullable(v.string()),
  value: v.nullable(v.string()),
  version,
  reason,
});

/** Defaults of a type's members, read from a separate module of the package. */
const typeDefaults = v.strictObject({
  type: v.string(),
  /** CommonJS module, relative to the package's folder. */
  module: v.string(),
  /** Path of keys from the module's exports to the object with the defaults. */
  path: v.array(v.string()),
  reason,
});

const overridesFile = v.strictObject({
  corrections: v.array(correction),
  /** Props declared outside the package that belong in the component's table anyway. */
  inheritedProps: v.array(v.strictObject({ component: v.string(), prop: v.string(), reason })),
  /** Types that only the page of one component lists. Other pages link to it. */
  typePages: v.array(v.strictObject({ type: v.string(), component: v.string(), reason })),
  typeDefaults: v.array(typeDefaults),
  /** Pages that explain an export, for comments without links to them. URLs are absolute paths. */
  guides: v.array(
    v.strictObject({
      name: v.string(),
      pages: v.array(v.strictObject({ title: v.string(), href: v.string() })),
      reason,
    }),
  ),
  /** Source files with another extension than `.tsx`. */
  sourceExtensions: v.array(
    v.strictObject({ name: v.string(), extension: v.literal('.ts'), reason }),
  ),
  withoutPage: v.array(v.strictObject({ names: v.array(v.string()), version, reason })),
});

/** Descriptions of targets without a comment in the types. */
const descriptionsFile = v.record(v.string(), v.string());

/** Notes that follow the description of a prop, by version, or `all`. */
const notesFile = v.record(v.string(), v.record(v.string(), v.string()));

/** Descriptions of CSS classes that readers may style, by component and class name. */
const cssClassesFile = v.record(v.string(), v.record(v.string(), v.string()));

export type Correction = v.InferOutput<typeof correction>;
export type TypeDefaults = v.InferOutput<typeof typeDefaults>;

/** Data that the published types lack or get wrong. Entries that no longer apply are problems. */
export interface Overrides extends v.InferOutput<typeof overridesFile> {
  descriptions: v.InferOutput<typeof descriptionsFile>;
  cssClasses: v.InferOutput<typeof cssClassesFile>;
  /** Targets with their notes, in the order in which these are added. */
  notes: [target: string, note: string][];
}

/** The files with overrides, relative to the root of the repository. */
export const overrideFiles = [
  'tools/api-reference/overrides.yml',
  'tools/api-reference/overrides.descriptions.yml',
  'tools/api-reference/overrides.cssClasses.yml',
  'tools/api-reference/overrides.notes.yml',
] as const;

const readYaml = (file: string): unknown =>
  parse(readFileSync(path.join(__dirname, path.basename(file)), 'utf8'));

/**
 * Reads the overrides for @toolpad/core.
 * @param documented version to which they apply; by default, those of all versions are returned
 * @throws if a file doesn't match its schema
 */
export function readOverrides(documented?: string): Overrides {
  const { corrections, withoutPage, ...others } = v.parse(
    overridesFile,
    readYaml(overrideFiles[0]),
  );
  const applies = (override: { version?: string }) =>
    !documented || !override.version || override.version === documented;
  const notes = v.parse(notesFile, readYaml(overrideFiles[3]));
  return {
    ...others,
    corrections: corrections.filter(applies),
    withoutPage: withoutPage.filter(applies),
    descriptions: v.parse(descriptionsFile, readYaml(overrideFiles[1])),
    cssClasses: v.parse(cssClassesFile, readYaml(overrideFiles[2])),
    notes: Object.entries(notes)
      .filter(([name]) => name === 'all' || name === documented)
      .flatMap(([, ofVersion]) => Object.entries(ofVersion)),
  };
}

export interface ApiOptions {
  siteDir: string;
  /** Folder of the installed package. Default: `node_modules/@toolpad/core` in `siteDir`. */
  packageDir: string;
  /** Folder of the docs, relative to `siteDir`. */
  docsDir: string;
  /** URL of the docs folder, with slashes at both ends. */
  docsUrl: string;
  /** Folder of the data, relative to `siteDir`. */
  dataDir: string;
  /** Prefix of URLs in the package's comments that refer to pages of this site. */
  publishedUrl: string;
  /** Folders of entry points that readers shouldn't import. */
  privateEntries: string[];
  /** Exports with a page, by name. Values are paths below `docsUrl`. */
  pages: Record<string, string>;
  overrides: Overrides;
  /**
   * For releases that aren't documented: reads components and hooks without a page, too, and the
   * first of several exports with one name. Before 0.14, `@toolpad/core/nextjs` has its own
   * `AppProvider`.
   */
  isUndocumented?: boolean;
}

/** Contents of the files to write, by path relative to `siteDir`. */
export type Files = Map<string, string>;

export type Entries = Map<string, ApiEntry>;

/** Paths of components and hooks with an API page below `docsUrl`, from the sidebar's "APIs". */
async function apiPages(
  siteDir: string,
  { name, url }: DocumentedVersion,
): Promise<Record<string, string>> {
  const all = await sidebarPages(siteDir, 'core', name);
  const pages = all.filter(({ group }) => group[0] === 'APIs');
  return Object.fromEntries(
    pages.map(({ label, path: page }) => [label, page.slice(url.length, -1)]),
  );
}

async function optionsFor(siteDir: string, version: DocumentedVersion): Promise<ApiOptions> {
  // Otherwise, the data of one version would be written from the types of another.
  failOn(checkInstalledVersions(siteDir, [version]));
  return {
    siteDir,
    packageDir: path.join(siteDir, version.packages, 'node_modules/@toolpad/core'),
    docsDir: version.dir,
    docsUrl: version.url,
    dataDir: version.apiData,
    publishedUrl: `${defaultSiteUrl}${baseUrl}`,
    privateEntries: ['esm', 'modern', 'node_modules', 'internal', 'locales'],
    pages: await apiPages(siteDir, version),
    overrides: readOverrides(version.version),
  };
}

/**
 * Options for the versions of @toolpad/core that the current pages and the next ones document. Data
 * of cut versions doesn't change.
 */
export async function coreOptions(siteDir: string): Promise<ApiOptions[]> {
  const { versions } = await openSite(siteDir);
  const core = versions.filter((each) => each.product === 'core' && !isCutVersion(each));
  return Promise.all(core.map((version) => optionsFor(siteDir, version)));
}
