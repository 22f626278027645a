import type { ReactNode } from 'react';
import { useLocalizeHref, useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import { releaseAnchor } from '@site/src/site/apiHistory';
import {
  behaviorAnchor,
  type ChangedEntry,
  type Release,
  type ReleaseChange,
} from '@site/src/site/apiRelease';
import styles from './api.module.css';
import { Html } from './Html';
import { RowLink } from './RowLink';
import { useAnchors } from './useAnchors';

/** A name as code, linked if a documented version describes it. */
function Name({ name, href }: { name: string; href?: string }): ReactNode {
  const localize = useLocalizeHref();
  const code = <code>{name}</code>;
  return href ? <a href={localize(href)}>{code}</a> : code;
}

/** Separates elements with commas. */
const commaSeparated = (items: ReactNode[]) =>
  items.flatMap((item, index) => (index === 0 ? [item] : [', ', item]));

/** Parts that were added or removed, in one line for each kind of part. */
function NameLists({ changes }: Pick<ChangedEntry, 'changes'>): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  const isRequired = ({ part, name }: ReleaseChange) =>
    changes.some((each) => each.part === part && each.name === name && each.change === 'required');
  return (['added', 'removed'] as const).flatMap((change) =>
    (['prop', 'slot', 'class', 'member', 'import'] as const).flatMap((part) => {
      const own = changes.filter((each) => each.change === change && each.part === part);
      if (own.length === 0) return [];
      const names = own.map((each) => {
        const name = <Name key={each.name} name={each.name} href={each.href} />;
        return change === 'added' && isRequired(each)
          ? rich('api.release.isRequired', { name })
          : name;
      });
      return (
        <li key={`${change} ${part}`}>
          {rich('api.release.names', {
            part: t(`api.release.${change}.${part}`),
            names: commaSeparated(names),
          })}
        </li>
      );
    }),
  );
}

function Difference({ change, name, from, to, part, href }: ReleaseChange): ReactNode {
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
    part: t(
      part === 'signature'
        ? 'api.release.signature'
        : change === 'default'
          ? 'api.release.default'
          : 'api.release.type',
    ),
    name: linked,
    to: value(to),
    from: value(from),
  });
}

function Entry({ name, pages, changes, id }: ChangedEntry & { id: string }): ReactNode {
  const rich = useRichText();
  const localize = useLocalizeHref();
  const added = new Set(
    changes.filter(({ change }) => change === 'added').map((each) => `${each.part} ${each.name}`),
  );
  const different = changes.filter(
    (each) =>
      each.change !== 'added' &&
      each.change !== 'removed' &&
      !(each.change === 'required' && added.has(`${each.part} ${each.name}`)),
  );
  return (
    <section id={id} className={styles.entry} aria-label={name}>
      <h3>
        <code>{name}</code>
        <RowLink id={id} name={name} />
      </h3>
      {pages.length > 0 ? (
        <p className={styles.note}>
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
        <NameLists changes={changes} />
        {different.map((each) => (
          <li key={`${each.part} ${each.name} ${each.change}`}>
            <Difference {...each} />
          </li>
        ))}
      </ul>
    </section>
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
    <div data-api="">
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
    </div>
  );
}
