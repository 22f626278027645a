import type { ReactNode } from 'react';
import { useRichText } from '@site/src/features/i18n/hooks';
import { repositories } from '@site/src/site/origins';
import { pageApi } from './data';

/** Link to the source of the documented version: `<ApiSource name="Account" />`. */
export function ApiSource({ name }: { name: string }): ReactNode {
  const rich = useRichText();
  const { source, version, package: packageName } = pageApi(name);
  return (
    <p>
      {rich('api.source', {
        package: packageName,
        version,
        file: <a href={`${repositories.product}/blob/v${version}/${source}`}>{source}</a>,
      })}
    </p>
  );
}
