import type { ApiMember } from '../site/api';
import { code, line, t, table } from './markdown';

interface Named {
  name: string;
  required: boolean;
  deprecated?: string | null;
  /** Release that added it. */
  since?: string;
}

const flagsOf = ({ required, deprecated, since }: Named) => [
  ...(required ? [t('api.isRequired')] : []),
  ...(deprecated == null ? [] : [t('api.isDeprecated')]),
  ...(since ? [t('api.since', { version: since })] : []),
];

/** Name of a prop, member, or slot, with its flags. */
export const nameCell = (member: Named): string =>
  [code(member.name), ...flagsOf(member)].join(' ');

function descriptionCell({ description, deprecated, params, returns }: ApiMember): string {
  return [
    deprecated === null ? '' : `**${t('api.deprecation')}** ${line(deprecated)}`,
    line(description),
    ...params.map((param) => `${code(param.name)}: ${line(param.description)}`),
    returns ? t('api.returns', { value: line(returns) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Table of props or members. Types rarely name defaults, so an empty column is left out. */
export function memberTable(members: readonly ApiMember[], alwaysDefaults: boolean): string {
  const hasDefaults = alwaysDefaults || members.some((member) => member.default !== null);
  const columns = [
    t('api.name'),
    t('api.type'),
    ...(hasDefaults ? [t('api.default')] : []),
    t('api.description'),
  ];
  return table(
    columns,
    members.map((member) => [
      nameCell(member),
      [member.type, member.values].flatMap((text) => (text ? [code(text)] : [])).join(' '),
      ...(hasDefaults ? [member.default === null ? '' : code(member.default)] : []),
      descriptionCell(member),
    ]),
  );
}
