import { ApiCss } from '@site/src/features/api';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default ApiCss satisfies ComponentOf<typeof tag>;
