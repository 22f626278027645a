import { LiveExample } from '@site/src/features/examples';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default LiveExample satisfies ComponentOf<typeof tag>;
