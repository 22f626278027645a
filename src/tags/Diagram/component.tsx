import { Diagram } from '@site/src/features/diagram';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default Diagram satisfies ComponentOf<typeof tag>;
