import { sendEvent } from '@site/src/features/analytics';

/** Share of queries without a result that are reported. */
const SAMPLE_RATE = 0.1;

const MAX_LENGTH = 80;

/**
 * Returns whether a query may contain private data that was pasted by accident: email addresses,
 * keys, or numbers.
 */
const isPrivate = (query: string) => /\S@\S+\.\S|\d{6,}|[\w-]{32,}/.test(query);

let lastReported = '';

/**
 * Reports a query without results when the reader gives up: on Enter, or when the dialog closes.
 * Incomplete queries aren't reported.
 * @param random from 0 up to 1
 */
export function reportNoResults(query: string, random = Math.random()): void {
  const text = query.trim().toLowerCase();
  if (text.length < 2 || text.length > MAX_LENGTH || text === lastReported || isPrivate(text))
    return;
  lastReported = text;
  if (random < SAMPLE_RATE) sendEvent('search', { eventAction: 'no-result', eventLabel: text });
}
