import { failOn, type Mistake } from '../shared/mistakes';
import { checkModules } from './checkModules';
import { checkPlacements } from './checkPlacements';
import { modulesOf, type DemoModel, type DemosModel } from './model';
import type { Installation } from './packages';
import type { Tree } from './tree';

/** All mistakes of all pages and demos, in the order of their places. */
export function findMistakes(tree: Tree, model: DemosModel, installation: Installation): Mistake[] {
  const mistakes = [
    ...model.unreadable,
    ...checkPlacements(tree, model),
    ...checkModules(tree, model, installation),
  ];
  return mistakes.sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/**
 * @returns all demos
 * @throws one error that names every mistake
 */
export function checkDemos(tree: Tree, model: DemosModel, installation: Installation): DemoModel[] {
  failOn(findMistakes(tree, model, installation));
  return model.demos;
}

/** Demos without problems in their sources, for `npm start`, which leaves out the others. */
export function validDemos(tree: Tree, model: DemosModel, installation: Installation): DemoModel[] {
  const broken = new Set(checkModules(tree, model, installation).map(({ file }) => file));
  return model.demos.filter(
    (demo) => demo.stylings.length > 0 && modulesOf(demo).every(({ file }) => !broken.has(file)),
  );
}
