import { ExampleCards } from '@site/src/features/examples';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default ExampleCards satisfies ComponentOf<typeof tag>;
