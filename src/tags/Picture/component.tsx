import { Picture } from '@site/src/mdx/Picture';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default Picture satisfies ComponentOf<typeof tag>;
