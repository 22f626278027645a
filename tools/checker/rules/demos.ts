import path from 'node:path';
import {
  type DemoModel,
  type DemosModel,
  modulesOf,
  type Tree,
} from '../../../plugins/demos/model';
import type { Installation } from '../../../plugins/demos/packages';
import { failOn } from '../../../plugins/shared/problems';
import { browserGlobals } from '../browserGlobals';
import { collectProblems } from '../report';
import { siteCheck } from '../rule';
import { checkModules, moduleRules } from './demoModules';
import { checkPlacements, placementRules } from './demoPlacements';

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
  check({ tree, demos: { demos: all }, installation }, report) {
    checkPlacements(tree, all, report);
    checkModules(tree, all, installation, report);
    const modules = new Map(all.flatMap(modulesOf).map((module) => [module.file, module]));
    // Modules without components may contain data that several demos import.
    for (const file of tree.keys())
      if (/\.(tsx|css)$/.test(file) && !modules.has(file))
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

/** Finds the problems of pages and demos that fail a build. */
export const findProblems = (tree: Tree, model: DemosModel, installation: Installation) => [
  ...model.unreadable,
  ...collectProblems('', (report) => {
    checkPlacements(tree, model.demos, report);
    checkModules(tree, model.demos, installation, report);
  }),
];

/**
 * Returns all demos, for a build.
 * @throws an error that lists all problems
 */
export function checkDemos(tree: Tree, model: DemosModel, installation: Installation): DemoModel[] {
  failOn(findProblems(tree, model, installation));
  return model.demos;
}

/** Returns the demos without problems, because `npm start` runs without the others. */
export function validDemos(tree: Tree, model: DemosModel, installation: Installation): DemoModel[] {
  const problems = collectProblems('', (report) =>
    checkModules(tree, model.demos, installation, report),
  );
  const invalid = new Set(problems.map(({ file }) => file));
  return model.demos.filter(
    (demo) => demo.stylings.length > 0 && modulesOf(demo).every(({ file }) => !invalid.has(file)),
  );
}
