import { isPlaceholder } from './url';
import { BLOCKER_CHECK, INLINE_SHARE, MAX_CHECKS, MESSAGE_SHARE } from './timing';

/** Layout of the slot, chosen at random once per visit. */
export type Shape = 'image' | 'inline';

/** State of the sponsor's ad: not loaded yet, shown, a placeholder, or not available. */
export type SponsorState = 'awaited' | 'shown' | 'placeholder' | 'none';

/** Source of the content and the reason for it, for analytics (docs/behavior.md#sponsor-slot). */
export type Label = 'carbon' | 'in-house' | 'in-house-carbon' | 'in-house-adblock';

/** Random numbers from 0 up to 1, chosen once per page. */
export interface RandomNumbers {
  message: number;
  inHouse: number;
}

export type Content =
  | { kind: 'nothing' }
  | { kind: 'sponsor'; label: Label }
  | { kind: 'message'; label: Label }
  /** `draw` chooses the ad. */
  | { kind: 'in-house'; label: Label; random: number };

export const shapeOf = (random: number): Shape => (random < INLINE_SHARE ? 'inline' : 'image');

/** State of the sponsor's ad in a document. */
export function findSponsorState(document: ParentNode): SponsorState {
  const ad = document.querySelector('#carbonads, .carbonads');
  if (!ad) return 'awaited';
  const links = [...ad.querySelectorAll('a[href]'), ad].map(
    (link) => link.getAttribute('href') ?? '',
  );
  return links.some(isPlaceholder) ? 'placeholder' : 'shown';
}

/** Returns what to show after a number of checks. */
export function decide(
  sponsor: SponsorState,
  checks: number,
  { message, inHouse }: RandomNumbers,
): Content {
  if (sponsor === 'shown') return { kind: 'sponsor', label: 'carbon' };
  if (sponsor === 'placeholder')
    return { kind: 'in-house', label: 'in-house-carbon', random: inHouse };
  if (sponsor === 'none') return { kind: 'in-house', label: 'in-house', random: inHouse };
  if (checks < BLOCKER_CHECK) return { kind: 'nothing' };
  if (message < MESSAGE_SHARE) return { kind: 'message', label: 'in-house-adblock' };
  return { kind: 'in-house', label: 'in-house-adblock', random: inHouse };
}

/** Returns whether to check again: a late ad is still shown, up to the last check. */
export const shouldCheckAgain = (sponsor: SponsorState, checks: number): boolean =>
  sponsor === 'awaited' && checks < MAX_CHECKS;
