import type { ReactNode } from 'react';
import { useLocalizeHref, useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import { releaseAnchor } from '@site/model/facts/releases';
import {
  behaviorAnchor,
  changedLabel,
  groupParts,
  type ChangedEntry,
  type ChangedParts,
  type Release,
  type ReleaseChange,
} from '@site/model/facts/apiRelease';
import styles from './api.module.css';
import { Html, RowLink } from './rows';
import { ApiBody, useAnchors } from './ReferenceTable';

function Name({ name, href }: { name: string; href?: string }): ReactNode {
  const localize = useLocalizeHref();
  const code = <code>{name}</code>;
  return href ? <a href={localize(href)}>{code}</a> : code;
}

const commaSeparated = (items: ReactNode[]) =>
  items.flatMap((item, index) => (index === 0 ? [item] : [', ', item]));

function NameList({ label, changes }: ChangedParts): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  const names = changes.map(({ name, href, isRequired }) => {
    const linked = <Name key={name} name={name} href={href} />;
    return isRequired ? rich('api.release.isRequired', { name: linked }) : linked;
  });
  return rich('api.release.names', { part: t(label), names: commaSeparated(names) });
}

function Difference(changed: ReleaseChange): ReactNode {
  const { change, name, from, to, href } = changed;
  const t = useTranslate();
  const rich = useRichText();
  const linked = <Name name={name} href={href} />;
  if (change === 'deprecated')
    return rich('api.release.deprecated', { name: linked, to: <Html html={to ?? ''} /> });
  if (change === 'required')
    return rich(to === 'true' ? 'api.release.required' : 'api.release.optional', { name: linked });
  const value = (text: string | undefined) =>
    text ? <code>{text.replace(/\s+/g, ' ')}</code> : t('api.release.none');
  return rich('api.release.changed', {
    part: t(changedLabel(changed)),
    name: linked,
    to: value(to),
    from: value(from),
  });
}

function Entry({ name, pages, changes, id }: ChangedEntry & { id: string }): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  const localize = useLocalizeHref();
  const { lists, others } = groupParts(changes);
  return (
    <div id={id} className={styles.entry}>
      <h3 aria-label={name}>
        <code>{name}</code>
        <RowLink id={id} name={t('heading.thisSection')} />
      </h3>
      {pages.length > 0 ? (
        <p className={styles.note} data-release-pages="">
          {rich('api.release.pages', {
            pages: commaSeparated(
              pages.map(({ title, href }) => (
                <a key={title} href={localize(href)}>
                  {title}
                </a>
              )),
            ),
          })}
        </p>
      ) : null}
      <ul>
        {lists.map((list) => (
          <li key={list.label}>
            <NameList {...list} />
          </li>
        ))}
        {others.map((each) => (
          <li key={`${each.part} ${each.name} ${each.change}`}>
            <Difference {...each} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Changes of behavior. The checker of code reads their attributes and text. */
function Behavior({ version, behavior }: Release): ReactNode {
  const t = useTranslate();
  const localize = useLocalizeHref();
  if (behavior.length === 0) return null;
  return (
    <>
      <p>
        <strong>{t('api.release.behavior')}</strong>
      </p>
      <ul>
        {behavior.map(({ change, action, href, ...conditions }, index) => (
          <li
            key={change}
            id={behaviorAnchor(version, index)}
            data-behavior={JSON.stringify({ ...conditions, href })}
          >
            {commaSeparated(conditions.names.map((name) => <code key={name}>{name}</code>))}
            {': '}
            <span data-change="">
              <Html html={change} />
            </span>{' '}
            <span data-action="">
              <Html html={action} />
            </span>{' '}
            <a href={localize(href)}>{t('api.release.more')}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a release changed: `<ApiChanges release="0.16.0" />`. */
export function ApiChanges({ data }: { data: Release }): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  const { version, added, removed, entries, behavior } = data;
  const idOf = (name: string) => `${releaseAnchor(version)}-${name}`;
  useAnchors([
    ...entries.map(({ name }) => idOf(name)),
    ...behavior.map((_each, index) => behaviorAnchor(version, index)),
  ]);
  const names = (list: Release['added']) =>
    commaSeparated(list.map((each) => <Name key={each.name} {...each} />));
  return (
    <ApiBody>
      <Behavior {...data} />
      {added.length > 0 ? <p>{rich('api.release.exports', { names: names(added) })}</p> : null}
      {removed.length > 0 ? (
        <p>{rich('api.release.removedExports', { names: names(removed) })}</p>
      ) : null}
      {entries.map((entry) => (
        <Entry key={entry.name} {...entry} id={idOf(entry.name)} />
      ))}
      {added.length + removed.length + entries.length === 0 ? (
        <p>{t('api.release.nothing')}</p>
      ) : null}
    </ApiBody>
  );
}
