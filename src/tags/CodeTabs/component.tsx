import { CodeTabs } from '@site/src/mdx/CodeTabs';
import type { ComponentOf } from '../define';
import type { tag } from './tag';

export default CodeTabs satisfies ComponentOf<typeof tag>;
