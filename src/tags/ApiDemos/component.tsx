import { ApiDemos } from '@site/src/features/api';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default ApiDemos satisfies ComponentOf<typeof tag>;
