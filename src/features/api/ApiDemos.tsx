import type { ReactNode } from 'react';
import { useLocalizeHref, useTranslate } from '@site/src/features/i18n/hooks';
import type { ApiLink, ComponentApi, HookApi } from '@site/src/site/api';
import { fixedSize, sumOfSizes } from '@site/src/site/bodySize';
import { ApiBody } from './ApiBody';
import { sizeOfText } from './size';

function Links({ links }: { links: ApiLink[] }): ReactNode {
  const localize = useLocalizeHref();
  return (
    <ul>
      {links.map(({ title, href }) => (
        <li key={href}>
          <a href={localize(href)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Demos whose source imports a component or hook, and the pages that explain it: `<ApiDemos
 * name="Account" />`.
 */
export function ApiDemos({
  data,
}: {
  data: (ComponentApi | HookApi) & { demos: ApiLink[] };
}): ReactNode {
  const t = useTranslate();
  const { name, guides, demos } = data;
  return (
    <ApiBody
      size={sumOfSizes([
        fixedSize(guides.length > 0 ? 110 : 55),
        ...[...guides, ...demos].map(({ title }) => sizeOfText(title, 20)),
      ])}
    >
      {guides.length > 0 ? (
        <>
          <p>{t('api.guides', { name })}</p>
          <Links links={guides} />
        </>
      ) : null}
      {demos.length > 0 ? (
        <>
          <p>
            {t(demos.length === 1 ? 'api.demos.one' : 'api.demos.other', { count: demos.length })}
          </p>
          <Links links={demos} />
        </>
      ) : (
        <p>{t('api.noDemos')}</p>
      )}
    </ApiBody>
  );
}
