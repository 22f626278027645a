import type { Finding } from './checkUpgrade';
import type { upgradeKeys } from './keys';

/** Sentences about findings, from the catalog of the site. */
export type UpgradeMessages = Readonly<Record<(typeof upgradeKeys)[number], string>>;

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Markdown of the API data as plain text. */
const plain = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');

/** Type or default on one line, as plain text. */
const short = (text: string | undefined, none: string) => plain(text || none).replace(/\s+/g, ' ');

/** Describes a finding in sentences, as plain text. */
export function describe(
  { change, behavior, reason }: Finding,
  messages: UpgradeMessages,
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
