import { HookImport } from '@site/src/features/api';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default HookImport satisfies ComponentOf<typeof tag>;
