import type { ReactNode } from 'react';
import { SectionBody } from '@site/src/components/SectionBody';
import type { BodySize } from '@site/src/site/bodySize';

/** Content of a tag with API data. The filter in `script.ts` finds the table by the attribute. */
export const ApiBody = (props: { size: BodySize; children: ReactNode }): ReactNode => (
  <SectionBody data-api="" {...props} />
);
