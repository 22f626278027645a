import type { Finding } from './checkUpgrade';

/** Sentences about findings, in English. The catalog of the site contains them, too. */
export const upgradeMessages = {
  'upgrade.removed': '{part} was removed.',
  'upgrade.type': '{part} has another type: {to} instead of {from}.',
  'upgrade.signature': 'The declaration changed from {from} to {to}.',
  'upgrade.default': '{part} has another default: {to} instead of {from}.',
  'upgrade.required': '{part} is required now.',
  'upgrade.optional': '{part} is optional now.',
  'upgrade.deprecated': '{part} is deprecated. {to}',
  'upgrade.part.export': 'The export',
  'upgrade.part.import': 'The import {name}',
  'upgrade.part.prop': 'The prop {name}',
  'upgrade.part.slot': 'The slot {name}',
  'upgrade.part.member': 'The member {name}',
  'upgrade.part.class': 'The class {name}',
  'upgrade.part.signature': 'The declaration',
  'upgrade.none': 'none',
  'upgrade.unknown.spread': 'A spread may set it.',
  'upgrade.unknown.open': 'The object may have other keys than those in this file.',
  'upgrade.unknown.key': 'A key with this name may belong to it.',
  'upgrade.unknown.around': 'Look for it in the files that render this element.',
  'upgrade.unknown.value': 'It’s used as a value here, so its props can’t be followed.',
  'upgrade.unknown.reexport': 'It’s exported again, so its uses are in other files.',
  'upgrade.unknown.dynamic':
    'A module is loaded at run time or by its name, so its uses can’t be followed.',
  'upgrade.unknown.computed': 'An export is chosen at run time.',
  'upgrade.unknown.default': 'A default import isn’t part of the documented API.',
  'upgrade.unknown.elsewhere':
    'It may come from this package through another module, or isn’t part of the documented API.',
  'upgrade.unknown.syntax': 'The code can’t be parsed.',
} as const;

export type UpgradeMessages = Readonly<Record<keyof typeof upgradeMessages, string>>;

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Markdown of the API data as plain text. */
const plain = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');

/** Type or default on one line, as plain text. */
const short = (text: string | undefined, none: string) => plain(text || none).replace(/\s+/g, ' ');

/** Describes a finding in sentences, as plain text. */
export function describe(
  { change, behavior, reason }: Finding,
  messages: UpgradeMessages = upgradeMessages,
): string[] {
  const sentences: string[] = [];
  if (change) {
    const { part, name, from, to } = change;
    const none = messages['upgrade.none'];
    const key =
      change.change === 'required'
        ? to === 'true'
          ? 'required'
          : 'optional'
        : part === 'signature'
          ? 'signature'
          : change.change;
    if (key !== 'added')
      sentences.push(
        fill(messages[`upgrade.${key}`], {
          part: fill(messages[`upgrade.part.${part}`], { name }),
          from: short(from, none),
          to: short(to, none),
        }),
      );
  }
  if (behavior) sentences.push(plain(behavior.change), plain(behavior.action));
  if (reason) sentences.push(messages[`upgrade.unknown.${reason}`]);
  return sentences;
}
