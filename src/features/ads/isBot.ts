/**
 * Whether a user agent names itself a crawler: those get an empty slot
 * (docs/behavior.md#sponsor-slot).
 */
export const isBot = (userAgent: string): boolean => /bot|crawler|spider|crawling/i.test(userAgent);
