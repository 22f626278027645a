import { failOn, type Mistake } from '../shared/mistakes';
import { checkModules } from './checkModules';
import { checkPlacements } from './checkPlacements';
import type { Collected } from './collect';
import type { Installation } from './packages';
import type { Tree } from './tree';

/** All mistakes of all pages and demos, in the order of their places. */
export function findMistakes(
  tree: Tree,
  collected: Collected,
  installation: Installation,
): Mistake[] {
  const mistakes = [
    ...checkPlacements(tree, collected),
    ...checkModules(tree, collected, installation),
  ];
  return mistakes.sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/** @throws one error that names every mistake */
export function checkDemos(tree: Tree, collected: Collected, installation: Installation): void {
  failOn(findMistakes(tree, collected, installation));
}
