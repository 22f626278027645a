import type { ReactNode } from 'react';
import type { ComponentApi, HookApi } from '@site/src/site/api';
import { repositories } from '@site/src/site/origins';

/** Link to the source of the documented version: `<ApiSource name="Account" />`. */
export function ApiSource({ data }: { data: ComponentApi | HookApi }): ReactNode {
  const { source, version, package: packageName } = data;
  return (
    <p>
      The source of {packageName} {version}:{' '}
      <a href={`${repositories.product}/blob/v${version}/${source}`}>{source}</a>.
    </p>
  );
}
