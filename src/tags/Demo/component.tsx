import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { Demo } from '@site/src/features/demo';
import type { TagProps } from '../define';
import type { tag } from './tag';

/** A demo, registered for Docusaurus' check of anchors, which only finds headings and links. */
export default function DemoTag(props: TagProps<typeof tag>): ReactNode {
  useBrokenLinks().collectAnchor(props.demo?.name);
  return <Demo {...props} />;
}
