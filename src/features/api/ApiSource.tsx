import type { ReactNode } from 'react';
import { repositories } from '@site/src/site/origins';
import { pageApi } from './data';

/** Link to the source of the documented version: `<ApiSource name="Account" />`. */
export function ApiSource({ name }: { name: string }): ReactNode {
  const { source, version, package: packageName } = pageApi(name);
  return (
    <p>
      The source of {packageName} {version}:{' '}
      <a href={`${repositories.product}/blob/v${version}/${source}`}>{source}</a>.
    </p>
  );
}
