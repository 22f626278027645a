import { FileSchema } from '@site/src/features/file-schema';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default FileSchema satisfies ComponentOf<typeof tag>;
