import path from 'node:path';
import { projectFileNames } from '../../../plugins/demos/projectFiles';
import type { DemoModel } from '../../../plugins/demos/model';
import { isRelative, packageOf, resolveRelative } from '../../../plugins/demos/modules';
import type { Installation } from '../../../plugins/demos/packages';
import type { ImportFact, SourceModule } from '../../../plugins/demos/parse';
import type { Tree } from '../../../plugins/demos/tree';
import { suggest } from '../../../plugins/shared/problems';
import type { SiteReport } from '../rule';

export const moduleRules = {
  'demo/syntax': 'A demo is TypeScript.',
  'demo/preview-marks': 'Preview marks come in pairs.',
  'demo/missing-default-export': 'A demo has its component as the default export.',
  'demo/default-export-name': 'The component has the same name as its file.',
  'demo/import-from-site': 'A demo imports only packages and files beside it.',
  'demo/missing-module': 'A file that a demo imports exists.',
  'demo/barrel-import': 'No import loads thousands of modules.',
  'demo/missing-package': 'A package that a demo imports is installed.',
  'demo/duplicate-name': 'A demo has a unique name.',
  'demo/duplicate-module': 'The files of a demo have unique names.',
};
type Report = SiteReport<typeof moduleRules>;

const siteModules = /^(@site|@theme|@theme-original|@theme-init|@docusaurus|@generated)(\/|$)/;

/** Entry points that load thousands of modules. */
const barrels = new Set(['@mui/icons-material']);

function checkExport({ file, defaultExport }: SourceModule, name: string, report: Report): void {
  if (defaultExport === null)
    report(
      'demo/missing-default-export',
      { file },
      `A demo needs its component as the default export: export default function ${name}() { … }`,
    );
  else if (defaultExport !== name)
    report(
      'demo/default-export-name',
      { file },
      `The default export is ${defaultExport ? `"${defaultExport}"` : 'without a name'}.`,
      { note: `Name it like its file: "${name}".` },
    );
}

/** Where the imports of a module are resolved. */
interface Surroundings {
  tree: Tree;
  installation: Installation;
  /**
   * Folder of the pages. A demo can import modules beside other pages, but no other files of the
   * site.
   */
  pages: string;
  /** Folder from which the demo's packages are resolved. */
  packages: string;
}

function checkImport(
  file: string,
  { specifier, ...place }: ImportFact,
  { tree, installation, pages, packages }: Surroundings,
  report: Report,
): void {
  const at = { file, line: place.line, column: place.column };
  const target = path.posix.join(path.posix.dirname(file), specifier);
  if (isRelative(specifier) && !target.startsWith(`${pages}/`))
    report('demo/import-from-site', at, `"${specifier}" is outside the folder of the pages.`, {
      note: `A reader who copies the demo would not have this file: move it to ${pages}.`,
    });
  else if (isRelative(specifier)) {
    if (!resolveRelative(tree, file, specifier))
      report('demo/missing-module', at, `"${specifier}" does not lead to a file (${target}).`);
  } else if (siteModules.test(specifier))
    report('demo/import-from-site', at, `"${specifier}" belongs to this site.`, {
      note: 'A reader who copies the demo would not have it: import from packages only.',
    });
  else if (barrels.has(specifier))
    report('demo/barrel-import', at, `"${specifier}" loads every icon.`, {
      note: `Import one: "${specifier}/Menu".`,
    });
  else if (!installation.resolves(packages, specifier))
    report(
      'demo/missing-package',
      at,
      `"${specifier}" is not installed.`,
      suggest(
        specifier,
        installation.candidates(packages, specifier),
        `Add ${packageOf(specifier)} to ${path.posix.join(packages, 'package.json')}, or import another package.`,
      ),
    );
}

function checkSource(module: SourceModule, surroundings: Surroundings, report: Report): void {
  const { file, marked, syntaxErrors, imports } = module;
  for (const { message, ...place } of syntaxErrors)
    report('demo/syntax', { file, ...place }, message);
  for (const line of marked.unpaired)
    report(
      'demo/preview-marks',
      { file, line },
      'This mark has no partner: "preview-start" and "preview-end" come in pairs.',
    );
  for (const fact of imports) checkImport(file, fact, surroundings, report);
}

/** Reports modules that would have the same name in the copy that readers get. */
function checkCopiedNames(demo: string, modules: SourceModule[], report: Report): void {
  const first = new Map<string, string>();
  for (const [file, name] of projectFileNames(demo, modules)) {
    const other = first.get(name);
    if (other)
      report(
        'demo/duplicate-module',
        { file },
        `"${file}" and "${other}" are both ${name} in the copy of ${demo} that readers get.`,
        { note: 'Rename one.' },
      );
    else first.set(name, file);
  }
}

/** Reports demos of one version that share a name, because the name is part of their URL. */
function checkNames(demos: readonly DemoModel[], report: Report): void {
  const first = new Map<string, DemoModel>();
  for (const demo of demos) {
    const other = first.get(demo.key);
    const [placed] = demo.placements;
    if (!other) first.set(demo.key, demo);
    else if (placed)
      report(
        'demo/duplicate-name',
        { file: placed.page, line: placed.line, column: placed.column },
        `"${demo.path}" and "${other.path}" are both named ${demo.name}, which is part of their URL.`,
        { note: 'Rename one.' },
      );
  }
}

/** Checks the sources of demos. Checks each file once. */
export function checkModules(
  tree: Tree,
  demos: readonly DemoModel[],
  installation: Installation,
  report: Report,
): void {
  checkNames(
    demos.filter(({ stylings }) => stylings.length > 0),
    report,
  );
  const checked = new Set<string>();
  for (const { name, set, stylings } of demos)
    for (const { main, modules } of stylings) {
      checkExport(main, name, report);
      checkCopiedNames(name, modules, report);
      const surroundings = { tree, installation, pages: set.dir, packages: set.packages };
      for (const module of modules) {
        if (!checked.has(module.file)) checkSource(module, surroundings, report);
        checked.add(module.file);
      }
    }
}
