import { ApiImport } from '@site/src/features/api';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default ApiImport satisfies ComponentOf<typeof tag>;
