import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import { packageOf } from '../../model/demos/modules';
import { preferenceValues } from '../../model/facts/preferences';
import { filesBelow } from '../../model/files/files';
import { readApiData } from '../../model/api/data';
import { suggest } from '../../model/problems';
import { type DocumentedVersion, versionOf } from '../../model/versions/versions';
import { packagesListedIn, readList, rootDir } from '../rootDir';
import { placeAt } from '../prose/text';
import { pageCheck, siteCheck } from '../rule';
import type { Page } from '../../model/pages/pages';
import type { Site } from '../../model/site';

/** A name in code, such as `useDialogs`, `MuiButton-root`, or `--port`. */
const name = /[\p{L}_$][\p{L}\d_$]*(?:-[\p{L}\d_$]+)*/gu;

/** Names in a text, and the parts of names with hyphens. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(name)].flatMap(([found]) =>
    found.includes('-') ? [found, ...found.split('-')] : [found],
  );

const readOrEmpty = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const packages = /^node_modules$/;

/** Packages of the example projects, which readers of these pages install. */
const packagesOfExamples = (examples: string): string[] =>
  filesBelow(examples, packages)
    .filter((file) => path.basename(file) === 'package.json')
    .flatMap(packagesListedIn);

const alwaysThere = ['@types/node', '@types/react', 'csstype', 'typescript'];

/**
 * Names in the paths of all files in a folder, and in the content of files that match a pattern.
 */
function namesBelow(folder: string, isRead: RegExp): string[] {
  return filesBelow(folder, packages).flatMap((file) => [
    ...namesIn(path.relative(folder, file)),
    ...(isRead.test(file) ? namesIn(readOrEmpty(file)) : []),
  ]);
}

/** Classes of the components in a package, such as `MuiButton-root`. */
function classesBelow(folder: string): string[] {
  const files = filesBelow(folder, /^(?:node_modules|esm|modern)$/);
  return files.flatMap((file) => {
    const code = file.endsWith('.js') ? readOrEmpty(file) : '';
    const components = [...code.matchAll(/generateUtilityClasses(?:\.default)?\)?\('(Mui\w+)'/g)];
    const slots = components.length > 0 ? [...code.matchAll(/'([\w-]+)'/g)] : [];
    return components.flatMap(([, component]) => slots.map(([, slot]) => `${component}-${slot}`));
  });
}

function namesOfPackage({ installation }: Site, { packages }: DocumentedVersion, name: string) {
  const folder = installation.folderOf(packages, name);
  if (!folder) return namesIn(name);
  const classes = /^@mui\/(?!icons)/.test(name) ? classesBelow(folder) : [];
  return [...namesIn(name), ...namesBelow(folder, /\.d\.[cm]?ts$/), ...classes];
}

const vocabularies = new Map<string, ReadonlySet<string>>();

/**
 * Names that code for a version can use: from the types of its packages, its examples, and API
 * data, and from the paths of their files. Reading the types takes seconds, so the result is cached
 * until a lockfile changes.
 */
export function vocabularyOf(site: Site, version: DocumentedVersion): ReadonlySet<string> {
  const { siteDir, cache } = site;
  const key = `${version.product} ${version.name}`;
  const found = vocabularies.get(key);
  if (found) return found;
  const examples = path.join(siteDir, version.examples);
  const packages = [
    ...new Set([
      ...packagesOfExamples(examples),
      ...packagesOfExamples(path.join(rootDir, 'examples')),
      ...alwaysThere,
    ]),
  ];
  const lockfiles = [
    path.join(siteDir, version.packages),
    path.join(rootDir, 'checker/samples'),
  ].map((folder) => readOrEmpty(path.join(folder, 'package-lock.json')));
  const names = new Set([
    ...cache.sync('vocabulary', [packages, lockfiles], () => [
      ...new Set(packages.flatMap((name) => namesOfPackage(site, version, name))),
    ]),
    ...namesBelow(path.join(rootDir, 'checker/samples/packages'), /\.ts$/),
    ...namesBelow(examples, /\.(?:[cm]?[jt]sx?|json|ya?ml|md)$|\.env/),
    ...[version.apiData, version.dir].flatMap((dir) =>
      namesBelow(path.join(siteDir, dir), /\.json$/),
    ),
  ]);
  vocabularies.set(key, names);
  return names;
}

const listFile = 'checker/codeNames.txt';

let listed: ReadonlySet<string> | undefined;

/**
 * Correct names and import paths that no package or file contains. Each line of the list ends with
 * a reason.
 */
const listedNames = () =>
  (listed ??= new Set(
    readList(path.join(rootDir, listFile)).flatMap((line) => {
      const [names = ''] = line.split(': ');
      return [...names.split(', '), ...namesIn(names)];
    }),
  ));

function namesOnPage({ file, fences }: Page, { sources }: Site): Set<string> {
  const folder = path.posix.dirname(file);
  const beside = [...sources].filter(
    ([other]) => path.posix.dirname(other) === folder && !/\.mdx?$/.test(other),
  );
  return new Set([
    ...fences.flatMap(({ code, meta }) => namesIn(`${code} ${Object.values(meta).join(' ')}`)),
    ...beside.flatMap(([other, source]) => namesIn(`${path.posix.basename(other)} ${source}`)),
  ]);
}

/**
 * Patterns of inline code without names that packages declare: messages (words without punctuation
 * of code), URLs, commands, variables of the shell, formulas, and colors.
 */
const nameless = [
  /^[\w'’:,.@-]+(?: [\w'’:,.@-]+){3,}$/,
  /^https?:/,
  new RegExp(`^(?:${preferenceValues('packageManager').join('|')}|npx|docker|git|node|curl) `),
  /^\$(?:[A-Z_]+|\{[A-Z_]+\})$/,
  /\\[a-z]+/i,
  /^#[\da-f]{3,8}$/i,
];

/** Variables and dotfiles, which can have any name unless a similar one is on the page. */
const ofEnvironment = /^(?:\.[a-z][\w.-]*|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+(?:=.*)?)$/;

const isNameless = (code: string) => nameless.some((pattern) => pattern.test(code));

/** A class of Material UI, such as `MuiButton-root`. Those of the grid can end with values. */
const cssClass = /\bMui[A-Z]\w*-[a-z](?:[\w-]*\w)?/g;

/** A module inside a package, such as `@toolpad/core/Crud` or `next/link`. */
const isImportPath = /^(?:@[\w.-]+\/[\w.-]+|[\w-]+)(?:\/[\w.-]+)+$/;

/** A file in a folder, such as `src/App.tsx`. */
const isFile = /^(?:[\w.()[\]-]+\/)+[\w.()[\]-]+\.\w{1,5}$/;

/** Names in the API, which are the most likely corrections. */
function* apiNames(site: Site, { version }: Page) {
  for (const entry of readApiData(site.siteDir, version).values()) {
    yield entry.name;
    if ('props' in entry) for (const { name } of entry.props) yield name;
    if ('slots' in entry) for (const { name } of entry.slots) yield name;
  }
}

/** Classes in pages, samples, and demos. */
export const classes = siteCheck({
  rules: { 'names/unknown-class': 'Classes of components exist.' },
  slow: true,
  check(site, report) {
    for (const [file, source] of site.sources)
      for (const { 0: name, index } of source.matchAll(cssClass)) {
        const version = versionOf(site.versions, file);
        const known = version ? [...vocabularyOf(site, version)] : [name];
        if (known.includes(name) || /^MuiGrid-\w+-/.test(name)) continue;
        const ofComponent = known.filter((each) => each.startsWith(name.replace(/-.*/, '-')));
        const message = `No component has the class "${name}".`;
        const at = { file, ...placeAt(source, index) };
        report('names/unknown-class', at, message, suggest(name, ofComponent));
      }
  },
});

/** Names in text: components, props, files, packages, and other inline code. */
export const codeNames = pageCheck({
  rules: {
    'names/unknown': 'Names in inline code exist.',
    'names/unknown-file': 'Files in inline code have the names that samples show.',
    'names/unknown-import': 'Import paths in inline code exist.',
  },
  slow: true,
  check(page, report, site) {
    if (!page.tree) return;
    const { installation } = site;
    const { packages } = page.version;
    const isMissing = (specifier: string) =>
      installation.folderOf(packages, packageOf(specifier)) !== undefined &&
      !installation.resolves(packages, specifier) &&
      !listedNames().has(specifier);
    /** Modules of the package, or only those that continue the path. */
    const modulesLike = (specifier: string) => {
      const modules = installation.candidates(packages, specifier);
      const longer = modules.filter((each) => each.startsWith(specifier));
      return longer.length > 0 ? longer : modules;
    };
    const vocabulary = vocabularyOf(site, page.version);
    const own = namesOnPage(page, site);
    const isKnown = (name: string) =>
      vocabulary.has(name) || own.has(name) || listedNames().has(name) || name.length === 1;
    const titles = page.fences.flatMap(({ meta }) => meta.title ?? []);
    /** The title of a sample that is nearly the same path. */
    const fileLike = (file: string) =>
      isFile.test(file) && !titles.includes(file)
        ? titles.find(
            (title) =>
              title.toLowerCase() === file.toLowerCase() ||
              (!namesIn(file).every(isKnown) && distance(title, file) <= 2),
          )
        : undefined;
    visit(page.tree, 'inlineCode', (node: InlineCode) => {
      if (isNameless(node.value) || node.value.search(cssClass) >= 0) return;
      if (isImportPath.test(node.value) && isMissing(node.value))
        return report(
          'names/unknown-import',
          node,
          `The package has no module "${node.value}".`,
          suggest(node.value, modulesLike(node.value)),
        );
      const file = fileLike(node.value);
      if (file)
        return report(
          'names/unknown-file',
          node,
          `No code block on this page is called "${node.value}".`,
          { expected: file },
        );
      const unknown = namesIn(node.value).find(
        (name) => !isKnown(name) && !(name.includes('-') && name.split('-').every(isKnown)),
      );
      const isNear = [...own].some((each) => distance(each, unknown ?? '') <= 2);
      if (unknown && (isNear || !ofEnvironment.test(node.value)))
        report(
          'names/unknown',
          node,
          `"${unknown}" doesn't exist in the documented packages or on this page.`,
          suggest(
            unknown,
            [...new Set([...own, ...apiNames(site, page)])],
            `If the name is correct, add it to ${listFile} with a reason.`,
          ),
        );
    });
  },
});
