import {
  changedLabel,
  groupParts,
  type ChangedEntry,
  type Release,
  type ReleaseChange,
} from '../../site/apiRelease';
import { blocks, code, line, link, t } from '../markdown';

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

const names = (named: readonly { name: string }[]) =>
  named.map(({ name }) => code(name)).join(', ');

function difference(changed: ReleaseChange): string {
  const { change, from, to } = changed;
  const name = code(changed.name);
  if (change === 'deprecated') return t('api.release.deprecated', { name, to: line(to) });
  if (change === 'required')
    return t(to === 'true' ? 'api.release.required' : 'api.release.optional', { name });
  const value = (text: string | undefined) => (text ? code(text) : t('api.release.none'));
  return t('api.release.changed', {
    part: t(changedLabel(changed)),
    name,
    to: value(to),
    from: value(from),
  });
}

function entryToMarkdown({ name, changes }: ChangedEntry): string {
  const { lists, others } = groupParts(changes);
  const lines = lists.map(({ label, changes: own }) =>
    t('api.release.names', {
      part: t(label),
      names: own
        .map((each) => {
          const part = code(each.name);
          return each.isRequired ? t('api.release.isRequired', { name: part }) : part;
        })
        .join(', '),
    }),
  );
  return blocks(`### ${code(name)}`, list([...lines, ...others.map(difference)]));
}

/** What a release changed, with the same words as its component. */
export function releaseToMarkdown({ added, removed, entries, behavior }: Release): string {
  const isSame = added.length + removed.length + entries.length === 0;
  return blocks(
    behavior.length > 0 && `**${t('api.release.behavior')}**`,
    list(
      behavior.map((each) => {
        const more = link({ title: t('api.release.more'), href: each.href });
        const subjects = each.names.map(code).join(', ');
        return `${subjects}: ${line(each.change)} ${line(each.action)} ${more}`;
      }),
    ),
    added.length > 0 && t('api.release.exports', { names: names(added) }),
    removed.length > 0 && t('api.release.removedExports', { names: names(removed) }),
    ...entries.map(entryToMarkdown),
    isSame && t('api.release.nothing'),
  );
}
