import { Demo } from '@site/src/features/demo';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default Demo satisfies ComponentOf<typeof tag>;
