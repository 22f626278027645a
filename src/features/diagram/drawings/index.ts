import type { Drawing } from '../drawing';
import { authentication } from './authentication';
import { binding } from './binding';
import { canvasGrid } from './canvasGrid';
import { dataFlow } from './dataFlow';
import { deployment } from './deployment';
import { fileStructure } from './fileStructure';
import { roles } from './roles';
import { whatRunsWhere } from './whatRunsWhere';

/** All drawings, by their name in `<Diagram>`. */
export const drawings: Readonly<Record<string, Drawing>> = {
  authentication,
  binding,
  'canvas-grid': canvasGrid,
  'data-flow': dataFlow,
  deployment,
  'file-structure': fileStructure,
  roles,
  'what-runs-where': whatRunsWhere,
};
