import { isPlaceholder } from './address';
import { BLOCKER_LOOK, INLINE_SHARE, MAX_LOOKS, MESSAGE_SHARE } from './timing';

/** Layout of the slot, chosen at random once per visit. */
export type Shape = 'image' | 'inline';

/** State of the sponsor's ad: not loaded yet, shown, a placeholder, or not available. */
export type Sponsor = 'awaited' | 'shown' | 'placeholder' | 'none';

/** Source of the content and the reason for it, for analytics (docs/behavior.md#sponsor-slot). */
export type Label = 'carbon' | 'in-house' | 'in-house-carbon' | 'in-house-adblock';

/** Random numbers from 0 up to 1, chosen once per page. */
export interface Draws {
  message: number;
  inHouse: number;
}

export type Content =
  | { kind: 'nothing' }
  | { kind: 'sponsor'; label: Label }
  | { kind: 'message'; label: Label }
  /** `draw` chooses the ad. */
  | { kind: 'in-house'; label: Label; draw: number };

export const shapeOf = (draw: number): Shape => (draw < INLINE_SHARE ? 'inline' : 'image');

/** State of the sponsor's ad in a document. */
export function sponsorIn(document: ParentNode): Sponsor {
  const ad = document.querySelector('#carbonads, .carbonads');
  if (!ad) return 'awaited';
  const links = [...ad.querySelectorAll('a[href]'), ad].map(
    (link) => link.getAttribute('href') ?? '',
  );
  return links.some(isPlaceholder) ? 'placeholder' : 'shown';
}

/** Returns what to show after a number of checks. */
export function decide(sponsor: Sponsor, looks: number, { message, inHouse }: Draws): Content {
  if (sponsor === 'shown') return { kind: 'sponsor', label: 'carbon' };
  if (sponsor === 'placeholder')
    return { kind: 'in-house', label: 'in-house-carbon', draw: inHouse };
  if (sponsor === 'none') return { kind: 'in-house', label: 'in-house', draw: inHouse };
  if (looks < BLOCKER_LOOK) return { kind: 'nothing' };
  if (message < MESSAGE_SHARE) return { kind: 'message', label: 'in-house-adblock' };
  return { kind: 'in-house', label: 'in-house-adblock', draw: inHouse };
}

/** Returns whether to check again: a late ad is still shown, up to the last check. */
export const looksAgain = (sponsor: Sponsor, looks: number): boolean =>
  sponsor === 'awaited' && looks < MAX_LOOKS;
