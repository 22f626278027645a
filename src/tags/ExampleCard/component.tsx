import { ExampleCard } from '@site/src/features/examples';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default ExampleCard satisfies ComponentOf<typeof tag>;
