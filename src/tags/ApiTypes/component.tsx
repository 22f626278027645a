import { ApiTypes } from '@site/src/features/api';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default ApiTypes satisfies ComponentOf<typeof tag>;
