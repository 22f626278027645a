import type { ReactNode } from 'react';
import { CodeBlock } from '@site/src/features/copy';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import type { ApiImport as ImportForm, ComponentApi, HookApi } from '@site/src/site/api';
import { frameworkNames } from '@site/src/site/frameworkNames';

const keyword = (word: string) => `<span class="k">${word}</span>`;

/** An import as a code block. Names of exports and entry points need no escaping. */
function ImportCode({ name, entry, framework }: ImportForm): ReactNode {
  const t = useTranslate();
  const html = `${keyword('import')} { ${name} } ${keyword('from')} <span class="s">'${entry}'</span>;`;
  return (
    <CodeBlock
      html={html}
      language="ts"
      title={framework ? (frameworkNames[framework] ?? framework) : undefined}
      copyLabel={t('api.copyImport', { entry })}
    />
  );
}

function ImportForms({ imports }: { imports: ImportForm[] }): ReactNode {
  return imports.map((form) => <ImportCode key={form.entry} {...form} />);
}

/**
 * Import statements of a component, including those for frameworks: `<ApiImport name="AppProvider"
 * />`.
 */
export function ApiImport({ data: { imports } }: { data: ComponentApi }): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  const frameworks = imports.filter(({ framework }) => framework);
  return (
    <>
      <ImportForms imports={imports.filter(({ framework }) => !framework)} />
      <p>
        {rich('api.imports', {
          guide: (
            <a href="https://mui.com/material-ui/guides/minimizing-bundle-size/">
              {t('api.importsGuide')}
            </a>
          ),
        })}
      </p>
      {frameworks.length > 0 ? (
        <>
          <p>{t('api.frameworkImports')}</p>
          <ImportForms imports={frameworks} />
        </>
      ) : null}
    </>
  );
}

/** Import statements of a hook: `<HookImport name="useDialogs" />`. */
export function HookImport({ data }: { data: HookApi }): ReactNode {
  return <ImportForms imports={data.imports} />;
}
