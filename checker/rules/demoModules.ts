import path from 'node:path';
import {
  isRelative,
  packageOf,
  projectFileNames,
  resolveRelative,
} from '@site/model/demos/modules';
import { type DemoModel, modulesOf } from '../../model/demos/demos';
import type { Sources } from '../../model/files/files';
import { aliases, type Installation } from '../../model/packages/installation';
import type { ImportFact, SourceModule } from '../../model/demos/parseModule';
import { suggest } from '../../model/problems';
import { packagesListedIn, rootDir } from '../rootDir';
import { repeated, siteCheck, type SiteReport } from '../rule';

export const moduleRules = {
  'demo/syntax': 'Demos are valid TypeScript.',
  'demo/preview-marks': 'Preview comments come in pairs.',
  'demo/missing-default-export': 'The default export of a demo is its component.',
  'demo/default-export-name': 'The component of a demo has the same name as its file.',
  'demo/import-from-site': 'Demos import only packages and files in the folder of the pages.',
  'demo/missing-module': 'Files that a demo imports exist.',
  'demo/barrel-import': "Imports don't load thousands of modules.",
  'demo/missing-package': 'Packages that a demo imports are installed.',
  'demo/duplicate-name': 'Every demo has a unique name.',
  'demo/duplicate-module': 'The files of a demo have unique names.',
};
type Report = SiteReport<typeof moduleRules>;

const siteModules = /^(@site|@theme|@theme-original|@theme-init|@docusaurus|@generated)(\/|$)/;

/** Entry points that load thousands of modules. */
const barrels = new Set(['@mui/icons-material']);

function checkExport({ file, defaultExport }: SourceModule, name: string, report: Report): void {
  if (defaultExport === null)
    report('demo/missing-default-export', { file }, 'The demo has no default export.', {
      note: `Write export default function ${name}() { … }.`,
    });
  else if (defaultExport !== name)
    report(
      'demo/default-export-name',
      { file },
      `The default export ${defaultExport ? `is named "${defaultExport}"` : 'has no name'}.`,
      { note: `Name it like its file: "${name}".` },
    );
}

/** Where the imports of a module are resolved. */
interface Surroundings {
  sources: Sources;
  installation: Installation;
  /**
   * Folder of the pages. A demo can import modules beside other pages, but no other files of the
   * site.
   */
  pages: string;
  packages: string;
}

function checkImport(
  file: string,
  { specifier, ...place }: ImportFact,
  { sources, installation, pages, packages }: Surroundings,
  report: Report,
): void {
  const at = { file, line: place.line, column: place.column };
  const target = path.posix.join(path.posix.dirname(file), specifier);
  if (isRelative(specifier) && !target.startsWith(`${pages}/`))
    report('demo/import-from-site', at, `"${specifier}" is outside ${pages}.`, {
      note: `Move it to ${pages}, because readers who copy the demo don't get other files.`,
    });
  else if (isRelative(specifier)) {
    if (!resolveRelative(sources, file, specifier))
      report('demo/missing-module', at, `The file "${specifier}" doesn't exist (${target}).`);
  } else if (siteModules.test(specifier))
    report('demo/import-from-site', at, `"${specifier}" is part of this site.`, {
      note: "Import from packages instead, because readers who copy the demo don't have this site.",
    });
  else if (barrels.has(specifier))
    report('demo/barrel-import', at, `"${specifier}" loads every icon.`, {
      note: `Import a single icon, such as "${specifier}/Menu".`,
    });
  else if (!installation.resolves(packages, specifier))
    report(
      'demo/missing-package',
      at,
      `"${specifier}" isn't installed.`,
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
    report('demo/preview-marks', { file, line }, 'This preview comment is unpaired.', {
      note: 'Write both // preview-start and // preview-end.',
    });
  for (const fact of imports) checkImport(file, fact, surroundings, report);
}

/** Reports modules that would have the same name in the copy that readers get. */
function checkCopiedNames(demo: string, modules: SourceModule[], report: Report): void {
  const names = projectFileNames(demo, modules);
  for (const [[file, name], [other]] of repeated(names, ([, copied]) => copied))
    report(
      'demo/duplicate-module',
      { file },
      `Readers who copy ${demo} get both "${file}" and "${other}" as ${name}.`,
      { note: 'Rename one of them.' },
    );
}

/** Reports demos of one version that share a name, because the name is part of their URL. */
function checkNames(demos: readonly DemoModel[], report: Report): void {
  for (const [demo, other] of repeated(demos, ({ key }) => key)) {
    const [placed] = demo.placements;
    if (placed)
      report(
        'demo/duplicate-name',
        { file: placed.page, line: placed.line, column: placed.column },
        `"${demo.path}" and "${other.path}" have the same name, which is part of their URLs.`,
        { note: 'Rename one of them.' },
      );
  }
}

/** Checks the sources of demos. Checks each file once. */
export function checkModules(
  sources: Sources,
  demos: readonly DemoModel[],
  installation: Installation,
  report: Report,
): void {
  checkNames(
    demos.filter(({ stylings }) => stylings.length > 0),
    report,
  );
  const checked = new Set<string>();
  for (const { name, version, stylings } of demos)
    for (const { main, modules } of stylings) {
      checkExport(main, name, report);
      checkCopiedNames(name, modules, report);
      const surroundings = {
        sources,
        installation,
        pages: version.dir,
        packages: version.packages,
      };
      for (const module of modules) {
        if (!checked.has(module.file)) checkSource(module, surroundings, report);
        checked.add(module.file);
      }
    }
}

const dependenciesIn = (folder: string) =>
  packagesListedIn(path.join(rootDir, folder, 'package.json'));

/**
 * Packages that the demos of a version may import: those in the `package.json` of the site, and in
 * its own, which lists the packages that differ.
 */
const declaredIn = (packages: string): ReadonlySet<string> =>
  new Set([...dependenciesIn('.'), ...dependenciesIn(packages), ...Object.keys(aliases)]);

/** Packages that are only installed because another package needs them. */
export const demoPackages = siteCheck({
  rules: { 'demo/transitive-package': 'Demos import only packages that package.json lists.' },
  check({ demos: { demos }, installation }, report) {
    const declared = new Map<string, ReadonlySet<string>>();
    const checked = new Set<string>();
    for (const demo of demos) {
      const { packages } = demo.version;
      const known = declared.get(packages) ?? declaredIn(packages);
      declared.set(packages, known);
      for (const { file, imports } of modulesOf(demo)) {
        if (checked.has(file)) continue;
        checked.add(file);
        for (const { specifier, line, column } of imports) {
          const name = packageOf(specifier);
          if (
            isRelative(specifier) ||
            known.has(name) ||
            !installation.resolves(packages, specifier)
          )
            continue;
          report(
            'demo/transitive-package',
            { file, line, column },
            `"${name}" is only installed because another package needs it.`,
            {
              note: `Add it to ${path.posix.join(packages, 'package.json')}, or import a listed package.`,
            },
          );
        }
      }
    }
  },
});
