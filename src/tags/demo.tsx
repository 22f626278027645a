import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { Demo } from '@site/src/features/demo/demo';
import type { TagProps } from '../../model/tags/define';
import type { tags } from '../../model/tags/records/demo';

/** A demo, registered for Docusaurus' check of anchors, which only finds headings and links. */
function DemoTag(props: TagProps<typeof tags.Demo>): ReactNode {
  useBrokenLinks().collectAnchor(props.demo?.name);
  return <Demo {...props} />;
}

export { DemoTag as Demo };
