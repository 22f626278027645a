import { failOn, type Mistake } from '../shared/mistakes';
import { checkModules } from './checkModules';
import { checkPlacements } from './checkPlacements';
import type { DemosModel } from './model';
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

/** @throws one error that names every mistake */
export function checkDemos(tree: Tree, model: DemosModel, installation: Installation): void {
  failOn(findMistakes(tree, model, installation));
}
