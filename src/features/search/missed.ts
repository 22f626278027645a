import { sendEvent } from '@site/src/features/analytics';

/** Share of queries without a result that are reported. */
const SHARE = 0.1;

const LONGEST = 80;

/**
 * Returns whether a query may contain private data that was pasted by accident: email addresses,
 * keys, or numbers.
 */
const isPrivate = (query: string) => /\S@\S+\.\S|\d{6,}|[\w-]{32,}/.test(query);

let reported = '';

/**
 * Reports a query without results when the reader gives up: on Enter, or when the dialog closes.
 * Incomplete queries aren't reported.
 * @param random from 0 up to 1
 */
export function reportMissed(query: string, random = Math.random()): void {
  const text = query.trim().toLowerCase();
  if (text.length < 2 || text.length > LONGEST || text === reported || isPrivate(text)) return;
  reported = text;
  if (random < SHARE) sendEvent('search', { eventAction: 'no-result', eventLabel: text });
}
