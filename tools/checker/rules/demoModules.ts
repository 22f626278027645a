import path from 'node:path';
import { nearest, type Problem } from '../../../plugins/shared/problems';
import { copiedNames } from '../../../plugins/demos/copied';
import type { DemoModel, DemosModel } from '../../../plugins/demos/model';
import { isRelative, packageOf, resolveRelative } from '../../../plugins/demos/modules';
import type { Installation } from '../../../plugins/demos/packages';
import type { ImportFact, SourceModule } from '../../../plugins/demos/parse';
import type { Tree } from '../../../plugins/demos/tree';

const siteModules = /^(@site|@theme|@theme-original|@theme-init|@docusaurus|@generated)(\/|$)/;

/** Entry points that pull in thousands of modules. */
const barrels = new Set(['@mui/icons-material']);

function checkExport({ file, defaultExport }: SourceModule, name: string): Problem[] {
  const start = { file, line: 1, column: 1 };
  if (defaultExport === null) {
    return [
      {
        ...start,
        rule: 'demo/missing-default-export',
        message: `A demo needs its component as the default export: export default function ${name}() { … }`,
      },
    ];
  }
  if (defaultExport === name) return [];
  const found = defaultExport ? `"${defaultExport}"` : 'without a name';
  return [
    {
      ...start,
      rule: 'demo/default-export-name',
      message: `The default export is ${found}. Name it like its file: "${name}".`,
    },
  ];
}

function checkRelative(
  tree: Tree,
  file: string,
  specifier: string,
  pages: string,
): Omit<Problem, 'file' | 'line' | 'column'> | undefined {
  const target = resolveRelative(tree, file, specifier);
  const dir = path.posix.join(path.posix.dirname(file), specifier);
  if (!dir.startsWith(`${pages}/`)) {
    return {
      rule: 'demo/import-from-site',
      message: `"${specifier}" is outside the folder of the pages. A reader who copies the demo would not have this file: move it to ${pages}.`,
    };
  }
  return target
    ? undefined
    : { rule: 'demo/missing-module', message: `"${specifier}" does not lead to a file (${dir}).` };
}

/** What the imports of a module are looked up in. */
interface Surroundings {
  tree: Tree;
  installation: Installation;
  /** Folder of the pages: a demo may share modules with those of other pages, nothing else of the site. */
  pages: string;
  /** Folder from which the demo's packages are resolved. */
  packages: string;
}

function checkImport(
  file: string,
  { specifier }: ImportFact,
  { tree, installation, pages, packages }: Surroundings,
): Omit<Problem, 'file' | 'line' | 'column'> | undefined {
  if (isRelative(specifier)) return checkRelative(tree, file, specifier, pages);
  if (siteModules.test(specifier)) {
    return {
      rule: 'demo/import-from-site',
      message: `"${specifier}" belongs to this site. A reader who copies the demo would not have it: import from packages only.`,
    };
  }
  if (barrels.has(specifier))
    return {
      rule: 'demo/barrel-import',
      message: `"${specifier}" loads every icon. Import one: "${specifier}/Menu".`,
    };
  if (installation.resolves(packages, specifier)) return undefined;
  const manifest = path.posix.join(packages, 'package.json');
  return {
    rule: 'demo/missing-package',
    message: `"${specifier}" is not installed.${nearest(specifier, installation.candidates(packages, specifier)) || ` Add ${packageOf(specifier)} to ${manifest}, or import another package.`}`,
  };
}

function checkSource(module: SourceModule, surroundings: Surroundings): Problem[] {
  const { file } = module;
  const marks = module.preview.unpaired.map((line) => ({
    file,
    line,
    column: 1,
    rule: 'demo/preview-marks',
    message: 'This mark has no partner: "preview-start" and "preview-end" come in pairs.',
  }));
  const syntax = module.faults.map((fault) => ({ file, ...fault, rule: 'demo/syntax' }));
  const imports = module.imports.flatMap((fact) => {
    const found = checkImport(file, fact, surroundings);
    return found ? [{ file, line: fact.line, column: fact.column, ...found }] : [];
  });
  return [...syntax, ...marks, ...imports];
}

/** Modules that would be one file in the copy that readers get. */
function checkCopiedNames(demo: string, modules: SourceModule[]): Problem[] {
  const first = new Map<string, string>();
  return [...copiedNames(demo, modules)].flatMap(([file, name]) => {
    const other = first.get(name);
    first.set(name, other ?? file);
    return other
      ? [
          {
            file,
            line: 1,
            column: 1,
            rule: 'demo/duplicate-module',
            message: `"${file}" and "${other}" are both ${name} in the copy of ${demo} that readers get. Rename one.`,
          },
        ]
      : [];
  });
}

/** Demos of one name in one set: the name is their address. */
function checkNames(demos: DemoModel[]): Problem[] {
  const first = new Map<string, DemoModel>();
  return demos.flatMap((demo) => {
    const other = first.get(demo.key);
    first.set(demo.key, other ?? demo);
    const placed = demo.placements[0];
    if (!other || !placed) return [];
    return [
      {
        file: placed.page,
        line: placed.line,
        column: placed.column,
        rule: 'demo/duplicate-name',
        message: `"${demo.path}" and "${other.path}" are both named ${demo.name}, which is part of their URL. Rename one.`,
      },
    ];
  });
}

/** Problems in the sources of demos, each file looked at once. */
export function checkModules(
  tree: Tree,
  { demos }: DemosModel,
  installation: Installation,
): Problem[] {
  const seen = new Set<string>();
  const inFiles = demos.flatMap(({ name, set, stylings }) =>
    stylings.flatMap(({ main, modules }) => {
      const surroundings = { tree, installation, pages: set.dir, packages: set.packages };
      const fresh = modules.filter(({ file }) => !seen.has(file));
      for (const { file } of fresh) seen.add(file);
      return [
        ...checkExport(main, name),
        ...checkCopiedNames(name, modules),
        ...fresh.flatMap((module) => checkSource(module, surroundings)),
      ];
    }),
  );
  return [...checkNames(demos.filter(({ stylings }) => stylings.length > 0)), ...inFiles];
}
