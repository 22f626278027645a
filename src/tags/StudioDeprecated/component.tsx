import { StudioDeprecated } from '@site/src/mdx/StudioDeprecated';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default StudioDeprecated satisfies ComponentOf<typeof tag>;
