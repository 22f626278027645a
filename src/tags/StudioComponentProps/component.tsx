import { StudioComponentProps } from '@site/src/features/api';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default StudioComponentProps satisfies ComponentOf<typeof tag>;
