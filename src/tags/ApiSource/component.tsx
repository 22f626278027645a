import { ApiSource } from '@site/src/features/api';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default ApiSource satisfies ComponentOf<typeof tag>;
