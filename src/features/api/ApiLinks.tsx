import type { ReactNode } from 'react';
import { Icon, type IconName } from '@site/src/components/icons/icons';
import { CodeBlock, CodeTabs } from '@site/src/features/copy/copy';
import { useLocalizeHref, useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import {
  type ApiImport as ImportForm,
  type ApiLink,
  type ApiSubject,
  type ComponentApi,
  frameworkNames,
  type HookApi,
} from '@site/model/facts/api';
import { elementIds } from '@site/model/facts/elementIds';
import { repositories } from '@site/model/facts/origins';
import styles from './PageChips.module.css';
import { ApiBody } from './ReferenceTable';

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

function EntryPoints({ imports }: { imports: ImportForm[] }): ReactNode {
  const codes = imports.map((form) => <ImportCode key={form.entry} tab={form.entry} {...form} />);
  return codes.length > 1 ? <CodeTabs>{codes}</CodeTabs> : codes;
}

/** Import statements of a component: `<ApiImport name="AppProvider" />`. */
export function ApiImport({ data: { imports } }: { data: ComponentApi }): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  const frameworks = imports.filter(({ framework }) => framework);
  return (
    <>
      <EntryPoints imports={imports.filter(({ framework }) => !framework)} />
      <p data-search-ignore="">
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
          <p data-search-ignore="">{t('api.frameworkImports')}</p>
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

/** Demos that import a component or hook, and its guides: `<ApiDemos name="Account" />`. */
export function ApiDemos({
  data,
}: {
  data: (ComponentApi | HookApi) & { demos: ApiLink[] };
}): ReactNode {
  const t = useTranslate();
  const { name, guides, demos } = data;
  // A single further demo doesn't need a disclosure.
  const shown = demos.length > 6 ? 5 : demos.length;
  return (
    <ApiBody>
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
          <Links links={demos.slice(0, shown)} />
          {shown < demos.length ? (
            <details>
              <summary>{t('api.demos.more', { count: demos.length - shown })}</summary>
              <Links links={demos.slice(shown)} />
            </details>
          ) : null}
        </>
      ) : (
        <p>{t('api.noDemos')}</p>
      )}
    </ApiBody>
  );
}

/** Link to the source of the documented version: `<ApiSource name="Account" />`. */
export function ApiSource({ data }: { data: ComponentApi | HookApi }): ReactNode {
  const rich = useRichText();
  const { source, version, package: packageName } = data;
  return (
    <p data-search-ignore="">
      {rich('api.source', {
        package: packageName,
        version,
        file: <a href={`${repositories.product}/blob/v${version}/${source}`}>{source}</a>,
      })}
    </p>
  );
}

/** Attributes of a link to another site, which the style sheet marks. */
const external = { target: '_blank', rel: 'noopener' };

/** Links of a component's guide: references, the source, the feedback form, and the size. */
export function PageChips({ api }: { api: ApiSubject }): ReactNode {
  const t = useTranslate();
  const localize = useLocalizeHref();
  const { references, source, version, package: packageName } = api;
  // The section at the end of the page lists all of them.
  const shown = references.slice(0, references.length > 3 ? 1 : 3);
  const more = references.length - shown.length;
  const chips: [text: string, icon: IconName, href: string][] = [
    [t('api.chip.source'), 'code', `${repositories.product}/blob/v${version}/${source}`],
    [t('api.chip.feedback'), 'feedback', `#${elementIds.feedback}`],
    [t('api.chip.bundle'), 'bundle', `https://bundlephobia.com/package/${packageName}@${version}`],
  ];
  if (more > 0) chips.unshift([t('api.chip.more', { count: more }), 'api', '#api']);
  for (const { title, href } of shown.reverse())
    chips.unshift([t('api.chip.api', { name: title }), 'api', localize(href)]);
  return (
    <ul className={styles.chips} aria-label={t('api.aboutPage')}>
      {chips.map(([text, icon, href]) => (
        <li key={text}>
          <a href={href} {...(href.startsWith('https:') ? external : {})}>
            <Icon name={icon} size={16} /> {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
