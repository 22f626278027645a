import { ApiSlots } from '@site/src/features/api';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default ApiSlots satisfies ComponentOf<typeof tag>;
