import { failOn, type Problem } from '../../../plugins/shared/problems';
import { checkModules } from './demoModules';
import { checkPlacements } from './demoPlacements';
import { modulesOf, type DemoModel, type DemosModel } from '../../../plugins/demos/model';
import type { Installation } from '../../../plugins/demos/packages';
import type { Tree } from '../../../plugins/demos/tree';

/** All problems of all pages and demos, in the order of their places. */
export function findProblems(tree: Tree, model: DemosModel, installation: Installation): Problem[] {
  const problems = [
    ...model.unreadable,
    ...checkPlacements(tree, model),
    ...checkModules(tree, model, installation),
  ];
  return problems.sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/**
 * @returns all demos
 * @throws one error that names every problem
 */
export function checkDemos(tree: Tree, model: DemosModel, installation: Installation): DemoModel[] {
  failOn(findProblems(tree, model, installation));
  return model.demos;
}

/** Demos whose sources have no problems, for `npm start`, which goes on without the others. */
export function soundDemos(tree: Tree, model: DemosModel, installation: Installation): DemoModel[] {
  const broken = new Set(checkModules(tree, model, installation).map(({ file }) => file));
  return model.demos.filter(
    (demo) => demo.stylings.length > 0 && modulesOf(demo).every(({ file }) => !broken.has(file)),
  );
}
