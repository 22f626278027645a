// Decides what the sponsor slot shows (docs/behavior.md#sponsor-slot), in `decide` below. Times are
// in ms.

/** Time between two checks for a sponsor's ad. */
export const CHECK_INTERVAL = 500;
const MAX_CHECKS = 30;
/** Number of the check at which an ad blocker is assumed if there's no ad. */
export const BLOCKER_CHECK = 7;
export const MAX_REQUESTS = 10;
const INLINE_SHARE = 0.2;
/** Share of page views with an assumed ad blocker that show a request for an exception. */
const MESSAGE_SHARE = 0.2;
/** Time for which an ad must be shown before it's reported. */
export const DISPLAY_DELAY = 2500;
/** Share of shown ads that are reported, unless the ad config overrides it. */
export const DISPLAY_RATIO = 0.1;
export const MAX_RESPONSE_SIZE = 100_000;
/** Maximum number of impression pixels per ad. */
export const MAX_PIXELS = 10;

/**
 * A URL from an untrusted response: `https:`, or `//host` as `https:`, with a host. Returns
 * `undefined` for anything else (docs/behavior.md#sponsor-slot).
 */
export function secureUrl(value: string): string | undefined {
  const text = value.trim();
  try {
    const url = new URL(text.startsWith('//') ? `https:${text}` : text);
    return url.protocol === 'https:' && url.hostname !== '' && url.username === ''
      ? url.href
      : undefined;
  } catch {
    return undefined;
  }
}

/** The sponsor has no ad for this site. */
export function isPlaceholder(link: string): boolean {
  return /\/discover-more\/backers\/?$/.test(link);
}

/** Crawlers get an empty slot (docs/behavior.md#sponsor-slot). */
export const isBot = (userAgent: string): boolean => /bot|crawler|spider|crawling/i.test(userAgent);

/** Layout of the slot, chosen at random once per visit. */
export type Shape = 'image' | 'inline';

/** State of the sponsor's ad: not loaded yet, shown, a placeholder, or not available. */
export type SponsorState = 'awaited' | 'shown' | 'placeholder' | 'none';

/** Source of the content and the reason for it, for analytics (docs/behavior.md#sponsor-slot). */
type Label = 'carbon' | 'in-house' | 'in-house-carbon' | 'in-house-adblock';

export type Content =
  { kind: 'nothing' } | { kind: 'sponsor' | 'message' | 'in-house'; label: Label };

export const shapeOf = (random: number): Shape => (random < INLINE_SHARE ? 'inline' : 'image');

export function findSponsorState(document: ParentNode): SponsorState {
  const ad = document.querySelector('#carbonads, .carbonads');
  if (!ad) return 'awaited';
  const links = [...ad.querySelectorAll('a[href]'), ad].map(
    (link) => link.getAttribute('href') ?? '',
  );
  return links.some(isPlaceholder) ? 'placeholder' : 'shown';
}

/** @param random number from 0 up to 1, chosen once per page */
export function decide(sponsor: SponsorState, checks: number, random: number): Content {
  if (sponsor === 'shown') return { kind: 'sponsor', label: 'carbon' };
  if (sponsor === 'placeholder') return { kind: 'in-house', label: 'in-house-carbon' };
  if (sponsor === 'none') return { kind: 'in-house', label: 'in-house' };
  if (checks < BLOCKER_CHECK) return { kind: 'nothing' };
  return { kind: random < MESSAGE_SHARE ? 'message' : 'in-house', label: 'in-house-adblock' };
}

/** Returns whether to check again: a late ad is still shown, up to the last check. */
export const shouldCheckAgain = (sponsor: SponsorState, checks: number): boolean =>
  sponsor === 'awaited' && checks < MAX_CHECKS;
