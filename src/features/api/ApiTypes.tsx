import type { ReactNode } from 'react';
import { useLocalizeHref, useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import type { ComponentApi, HookApi, TypeApi } from '@site/model/facts/api';
import styles from './api.module.css';
import { ApiBody, ReferenceTable, useAnchors } from './ReferenceTable';
import { Html, memberRows, RowLink, TypeText } from './rows';

/** `type Navigation = NavigationItem[]`, or the call signatures of an interface or class. */
function Signature({ name, form, typeParameters, text, refs }: TypeApi): ReactNode {
  if (text === null) return null;
  return (
    <pre className={styles.signature} tabIndex={0}>
      <code>
        {form === 'alias' ? `type ${name}${typeParameters} = ` : null}
        <TypeText type={text} refs={refs} />
      </code>
    </pre>
  );
}

function Import({ name, form, imports, exported }: TypeApi): ReactNode {
  const t = useTranslate();
  const [shortest] = imports;
  if (!exported || !shortest) return <p className={styles.note}>{t('api.notExported')}</p>;
  return (
    <p className={styles.note}>
      <code>{`import ${form === 'class' ? '' : 'type '}{ ${name} } from '${shortest.entry}';`}</code>
    </p>
  );
}

const rowsOf = ({ name, members }: TypeApi) =>
  memberRows(members, (member) => `type-${name}-${member}`);

/** Types rarely name defaults, so the column is left out if it would be empty. */
function Members(type: TypeApi): ReactNode {
  const { name, members } = type;
  const t = useTranslate();
  if (members.length === 0) return null;
  const rows = rowsOf(type);
  const hasDefaults = members.some((member) => member.default !== null);
  return (
    <ReferenceTable
      label={t('api.membersOf', { name })}
      columns={[
        t('api.name'),
        t('api.type'),
        ...(hasDefaults ? [t('api.default')] : []),
        t('api.description'),
      ]}
      rows={
        hasDefaults ? rows : rows.map((row) => ({ ...row, cells: [row.cells[0], row.cells[2]] }))
      }
    />
  );
}

function TypeEntry({ type }: { type: TypeApi }): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  const localize = useLocalizeHref();
  const { name, typeParameters, description, inherits } = type;
  return (
    <section id={`type-${name}`} className={styles.entry} aria-label={t('api.typeEntry', { name })}>
      <h3 aria-label={name + (typeParameters ?? '')}>
        <code>
          {name}
          {typeParameters}
        </code>
        <RowLink id={`type-${name}`} name={t('heading.thisSection')} />
      </h3>
      {description ? (
        <p>
          <Html html={description} />
        </p>
      ) : null}
      <Signature {...type} />
      {inherits ? (
        <p>
          {rich('api.typeInherits', {
            parent: (
              <a href={localize(inherits.href)}>
                <code>{inherits.title}</code>
              </a>
            ),
          })}
        </p>
      ) : null}
      <Members {...type} />
      <Import {...type} />
    </section>
  );
}

interface ApiTypesProps {
  data: ComponentApi | HookApi;
  types: TypeApi[];
}

/** Entries of the types a component or hook uses: `<ApiTypes name="AppProvider" />`. */
export function ApiTypes({ data: { name }, types }: ApiTypesProps): ReactNode {
  useAnchors(types.map((type) => `type-${type.name}`));
  if (types.length === 0)
    throw new Error(`${name} uses no types of the package. Leave <ApiTypes> out of its page.`);
  return (
    <ApiBody>
      {types.map((type) => (
        <TypeEntry key={type.name} type={type} />
      ))}
    </ApiBody>
  );
}
