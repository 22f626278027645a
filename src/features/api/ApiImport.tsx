import type { ReactNode } from 'react';
import { CodeBlock, CodeTabs } from '@site/src/features/copy';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import {
  type ApiImport as ImportForm,
  type ComponentApi,
  frameworkNames,
  type HookApi,
} from '@site/src/site/api';

const keyword = (word: string) => `<span class="k">${word}</span>`;

interface ImportCodeProps extends ImportForm {
  /** Label of its tab, which `<CodeTabs>` reads. */
  tab?: string;
}

/** An import as a code block. Names of exports and entry points need no escaping. */
function ImportCode({ name, entry, framework }: ImportCodeProps): ReactNode {
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

/** Entry points of the same export: the first one, and the others as tabs. */
function EntryPoints({ imports }: { imports: ImportForm[] }): ReactNode {
  const codes = imports.map((form) => <ImportCode key={form.entry} tab={form.entry} {...form} />);
  return codes.length > 1 ? <CodeTabs>{codes}</CodeTabs> : codes;
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
      <EntryPoints imports={imports.filter(({ framework }) => !framework)} />
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
          {frameworks.map((form) => (
            <ImportCode key={form.entry} {...form} />
          ))}
        </>
      ) : null}
    </>
  );
}

/** Import statements of a hook: `<HookImport name="useDialogs" />`. */
export function HookImport({ data }: { data: HookApi }): ReactNode {
  return <EntryPoints imports={data.imports} />;
}
