import { sendEvent } from '@site/src/features/analytics';

/** Share of queries without a result that are reported. */
const SHARE = 0.1;

const LONGEST = 80;

/**
 * What a reader may have pasted by accident and nobody should collect: email addresses, keys,
 * numbers.
 */
const isPrivate = (query: string) => /\S@\S+\.\S|\d{6,}|[\w-]{32,}/.test(query);

let reported = '';

/**
 * Reports a query that found nothing, when the reader has given up on it: at Enter, or when the
 * dialog is closed. Never what is typed on the way.
 * @param random from 0 up to 1
 */
export function reportMissed(query: string, random = Math.random()): void {
  const text = query.trim().toLowerCase();
  if (text.length < 2 || text.length > LONGEST || text === reported || isPrivate(text)) return;
  reported = text;
  if (random < SHARE) sendEvent('search', { eventAction: 'no-result', eventLabel: text });
}
