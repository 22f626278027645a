import type { ReactNode } from 'react';
import type { ComponentApi, HookApi } from '@site/src/site/api';
import { useRichText } from '@site/src/features/i18n/hooks';
import { repositories } from '@site/src/site/origins';

/** Link to the source of the documented version: `<ApiSource name="Account" />`. */
export function ApiSource({ data }: { data: ComponentApi | HookApi }): ReactNode {
  const rich = useRichText();
  const { source, version, package: packageName } = data;
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
