import path from 'node:path';
import ts from 'typescript';
import {
  type DemoModel,
  isTrueAttribute,
  modulesOf,
  type PlacedDemo,
} from '../../model/demos/demos';
import type { Sources } from '../../model/files/files';
import { versionOf } from '../../model/versions/versions';
import { failOn, suggest } from '../../model/problems';
import type { Site } from '../../model/site';
import { collectProblems, siteCheck, type SiteReport } from '../rule';
import { checkModules, moduleRules } from './demoModules';

/** Browser globals that don't exist during the build, which renders static previews of demos. */
const globals = ['document', 'localStorage', 'location', 'navigator', 'sessionStorage', 'window'];

/** Finds texts that may contain these globals, so that most demos aren't parsed. */
const mayContain = new RegExp(`\\b(?:${globals.join('|')})\\b`);

/**
 * Returns whether an identifier reads a variable, and isn't the name of a property, a declaration,
 * or the operand of `typeof`.
 */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !(
    ts.isTypeOfExpression(parent) ||
    ts.isTypeNode(parent) ||
    ts.isJsxAttribute(parent) ||
    ((ts.isBindingElement(parent) ||
      ts.isParameter(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isVariableDeclaration(parent)) &&
      parent.name === node)
  );
}

/** Returns whether a condition around a node tests for a browser. */
function isGuarded(node: ts.Node, source: ts.SourceFile): boolean {
  for (let { parent } = node; parent && !ts.isFunctionLike(parent); { parent } = parent)
    if (
      (ts.isConditionalExpression(parent) ||
        ts.isIfStatement(parent) ||
        ts.isBinaryExpression(parent)) &&
      parent.getText(source).includes('typeof ')
    )
      return true;
  return false;
}

const isDefault = (node: ts.Node) =>
  ts.isFunctionDeclaration(node) &&
  !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

/**
 * Finds browser globals that a demo reads while it is loaded or rendered. Effects and handlers may
 * read them.
 * @returns 1-based places
 */
export function browserGlobals(file: string, text: string) {
  if (!mayContain.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: { name: string; line: number; column: number }[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && !isDefault(node)) return;
    if (ts.isTypeNode(node)) return;
    if (
      ts.isIdentifier(node) &&
      globals.includes(node.text) &&
      isRead(node) &&
      !isGuarded(node, source)
    ) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ name: node.text, line: line + 1, column: character + 1 });
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

export const placementRules = {
  'demo/missing-file': 'The file of a demo exists.',
  'demo/needs-iframe': 'Demos that change the whole page run in an iframe.',
};
type Report = SiteReport<typeof placementRules>;

/** Components that write global styles and attributes, so demos with them need a separate page. */
const providers = ['AppProvider', 'NextAppProvider', 'ReactRouterAppProvider'];

const placeOf = ({ page, line, column }: PlacedDemo) => ({ file: page, line, column });

function checkFile(sources: Sources, placed: PlacedDemo, file: string, report: Report): void {
  const src = String(placed.attributes.src);
  const [, quoted] = /^['"`](.*)['"`]$/.exec(src) ?? [];
  const folder = path.posix.dirname(file);
  const siblings = [...sources.keys()]
    .filter((each) => path.posix.dirname(each) === folder && each.endsWith('.tsx'))
    .map((each) => `./${path.posix.basename(each)}`);
  if (quoted !== undefined)
    report('demo/missing-file', placeOf(placed), "The src of a demo can't be an expression.", {
      note: `Write src="${quoted}".`,
    });
  else
    report(
      'demo/missing-file',
      placeOf(placed),
      `The demo "${src}" doesn't exist (${file}).`,
      src.endsWith('.tsx')
        ? suggest(src, siblings)
        : { note: `Demos are TypeScript files: name it "${src.replace(/(?:\.\w+)?$/, '.tsx')}".` },
    );
}

function checkFrame({ name, stylings, placements }: DemoModel, report: Report): void {
  const provider = stylings
    .flatMap(({ main }) => main.imports)
    .filter(({ specifier }) => specifier.startsWith('@toolpad/core'))
    .flatMap(({ names }) => names)
    .find((each) => providers.includes(each));
  for (const placed of placements)
    if (provider && !isTrueAttribute(placed.attributes.iframe))
      report(
        'demo/needs-iframe',
        placeOf(placed),
        `${name} renders "${provider}", which changes the whole page.`,
        { note: 'Add the attribute iframe, so that the demo runs on a separate page.' },
      );
}

/** Checks the files that pages place as demos, and reports demos that need a separate page. */
export function checkPlacements(
  sources: Sources,
  demos: readonly DemoModel[],
  report: Report,
): void {
  for (const demo of demos) {
    if (demo.stylings.length === 0)
      for (const placed of demo.placements) checkFile(sources, placed, demo.path, report);
    checkFrame(demo, report);
  }
}

const pascal = (name: string) =>
  name.replace(/(?:^|[^A-Za-z\d]+)([A-Za-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** Demos and where pages place them. */
export const demos = siteCheck({
  rules: {
    ...moduleRules,
    ...placementRules,
    'demo/unused': 'Every demo is placed on a page.',
    'demo/file-name': 'The file name of a demo is a component name.',
    'demo/browser-global': 'Demos can be rendered without a browser.',
  },
  check({ sources, versions, demos: { demos: all }, installation }, report) {
    checkPlacements(sources, all, report);
    checkModules(sources, all, installation, report);
    const modules = new Map(all.flatMap(modulesOf).map((module) => [module.file, module]));
    // Modules without components may contain data that several demos import.
    for (const file of sources.keys())
      if (/\.(tsx|css)$/.test(file) && versionOf(versions, file) && !modules.has(file))
        report('demo/unused', { file }, 'No page uses this file.', {
          note: file.endsWith('.css')
            ? 'Import it in a demo, or delete it.'
            : `Add <Demo src="./${path.posix.basename(file)}" title="…" /> to a page, or delete it.`,
        });
    for (const { file, source, syntaxErrors } of modules.values()) {
      const isScript = /\.tsx?$/.test(file) && syntaxErrors.length === 0;
      // One problem per file is enough.
      const [global] = isScript ? browserGlobals(file, source) : [];
      if (global)
        report(
          'demo/browser-global',
          { file, ...global },
          `The build renders this demo in Node.js, where ${global.name} doesn't exist.`,
          { note: 'Read it in an effect or an event handler.' },
        );
    }
    // React interprets other names as HTML tags.
    for (const { name, path: file, stylings } of all)
      if (stylings.length > 0 && !/^[A-Z][A-Za-z\d]*$/.test(name))
        report('demo/file-name', { file }, 'The file name of a demo must be a component name.', {
          note: `Rename the file and its component to "${pascal(name)}".`,
        });
  },
});

type DemoSite = Pick<Site, 'sources' | 'demos' | 'installation'>;

/** Finds the problems of pages and demos that fail a build. */
export const findProblems = ({ sources, demos: { demos, unreadable }, installation }: DemoSite) => [
  ...unreadable,
  ...collectProblems('', (report) => {
    checkPlacements(sources, demos, report);
    checkModules(sources, demos, installation, report);
  }),
];

/**
 * Returns all demos, for a build.
 * @throws an error that lists all problems
 */
export function checkDemos(site: DemoSite): DemoModel[] {
  failOn(findProblems(site));
  return site.demos.demos;
}

/** Returns the demos without problems, because `npm start` runs without the others. */
export function validDemos({ sources, demos: { demos }, installation }: DemoSite): DemoModel[] {
  const problems = collectProblems('', (report) =>
    checkModules(sources, demos, installation, report),
  );
  const invalid = new Set(problems.map(({ file }) => file));
  return demos.filter(
    (demo) => demo.stylings.length > 0 && modulesOf(demo).every(({ file }) => !invalid.has(file)),
  );
}
