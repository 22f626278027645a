import type { ReactNode } from 'react';
import { Anchor } from './Anchor';
import { Callout } from './Callout';

/** Opens every guide of Toolpad Studio. */
export function StudioDeprecated(): ReactNode {
  return (
    <Callout type="warning" title="Toolpad Studio is deprecated">
      <p>
        No new versions are planned after 0.13.0. For new projects use{' '}
        <Anchor href="/toolpad/core/introduction/">Toolpad Core</Anchor>.
      </p>
    </Callout>
  );
}
