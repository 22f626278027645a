/**
 * Returns whether a user agent identifies itself as a crawler. Crawlers get an empty slot
 * (docs/behavior.md#sponsor-slot).
 */
export const isBot = (userAgent: string): boolean => /bot|crawler|spider|crawling/i.test(userAgent);
