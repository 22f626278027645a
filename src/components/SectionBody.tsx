import type { ComponentProps, ReactNode } from 'react';
import { sizeProperties, type BodySize } from '@site/src/site/bodySize';

interface Props extends Omit<ComponentProps<'div'>, 'style'> {
  size: BodySize;
}

/**
 * Content of a tag that browsers lay out near the viewport, like the other bodies of sections
 * (`plugins/section-bodies`). Until then, they use its approximate size.
 */
export const SectionBody = ({ size, ...props }: Props): ReactNode => (
  <div data-body="" style={sizeProperties(size)} {...props} />
);
