import path from 'node:path';
import { nearest, type Mistake } from '../shared/mistakes';
import type { Collected, CollectedDemo } from './collect';
import { importsOf, isRelative, packageOf, resolveRelative, withModules } from './modules';
import type { Installation } from './packages';
import { readModule, syntaxErrors, type ImportFact } from './parse';
import { takePreview } from './preview';
import type { Tree } from './tree';

const siteModules = /^(@site|@theme|@theme-original|@theme-init|@docusaurus|@generated)(\/|$)/;

/** Entry points that pull in thousands of modules. */
const barrels = new Set(['@mui/icons-material']);

function checkExport(file: string, source: string, name: string): Mistake[] {
  const { defaultExport } = readModule(file, source);
  const start = { file, line: 1, column: 1 };
  if (defaultExport === null) {
    return [
      {
        ...start,
        rule: 'demo/missing-default-export',
        message: `A demo exports its component by default: export default function ${name}() { … }`,
      },
    ];
  }
  if (defaultExport === name) return [];
  const found = defaultExport ? `"${defaultExport}"` : 'without a name';
  return [
    {
      ...start,
      rule: 'demo/default-export-name',
      message: `The component exported by default is ${found}. Name it like its file: "${name}".`,
    },
  ];
}

function checkRelative(
  tree: Tree,
  file: string,
  specifier: string,
  root: string,
): Omit<Mistake, 'file' | 'line' | 'column'> | undefined {
  const target = resolveRelative(tree, file, specifier);
  const dir = path.posix.join(path.posix.dirname(file), specifier);
  if (!dir.startsWith(`${root}/`)) {
    return {
      rule: 'demo/import-from-site',
      message: `"${specifier}" is outside the demo's folder. A reader who copies the demo would not have it: move it beside the demo.`,
    };
  }
  return target
    ? undefined
    : { rule: 'demo/missing-module', message: `"${specifier}" leads to no file (${dir}).` };
}

function checkImport(
  tree: Tree,
  file: string,
  { specifier }: ImportFact,
  root: string,
  installation: Installation,
): Omit<Mistake, 'file' | 'line' | 'column'> | undefined {
  if (isRelative(specifier)) return checkRelative(tree, file, specifier, root);
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
  if (installation.resolves(file, specifier)) return undefined;
  return {
    rule: 'demo/missing-package',
    message: `"${specifier}" is not installed.${nearest(specifier, installation.candidates(file, specifier)) || ` Add ${packageOf(specifier)} to package.json, or import another package.`}`,
  };
}

function checkSource(
  tree: Tree,
  file: string,
  root: string,
  installation: Installation,
): Mistake[] {
  const source = tree.get(file) ?? '';
  const marks = takePreview(source).unpaired.map((line) => ({
    file,
    line,
    column: 1,
    rule: 'demo/preview-marks',
    message: 'This mark has no partner: "preview-start" and "preview-end" come in pairs.',
  }));
  const syntax = file.endsWith('.css')
    ? []
    : syntaxErrors(file, source).map((error) => ({ file, ...error, rule: 'demo/syntax' }));
  const imports = importsOf(tree, file).flatMap((fact) => {
    const found = checkImport(tree, file, fact, root, installation);
    return found ? [{ file, line: fact.line, column: fact.column, ...found }] : [];
  });
  return [...syntax, ...marks, ...imports];
}

function checkNames(demos: CollectedDemo[]): Mistake[] {
  const first = new Map<string, CollectedDemo>();
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
        message: `"${demo.path}" and "${other.path}" are both named ${demo.name}, which is their address. Rename one.`,
      },
    ];
  });
}

/** Mistakes in the sources of demos, each file looked at once. */
export function checkModules(
  tree: Tree,
  { demos }: Collected,
  installation: Installation,
): Mistake[] {
  const seen = new Set<string>();
  const inFiles = demos.flatMap((demo) =>
    demo.files.flatMap(({ file }) => {
      const root = path.posix.dirname(file);
      const fresh = withModules(tree, file).filter((each) => !seen.has(each));
      for (const each of fresh) seen.add(each);
      return [
        ...checkExport(file, tree.get(file) ?? '', demo.name),
        ...fresh.flatMap((each) => checkSource(tree, each, root, installation)),
      ];
    }),
  );
  return [...checkNames(demos.filter(({ files }) => files.length > 0)), ...inFiles];
}
