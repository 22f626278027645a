import { ApiProps } from '@site/src/features/api';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default ApiProps satisfies ComponentOf<typeof tag>;
