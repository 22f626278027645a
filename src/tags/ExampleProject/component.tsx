import { ExampleProject } from '@site/src/features/examples';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default ExampleProject satisfies ComponentOf<typeof tag>;
