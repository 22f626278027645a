/** Whether a user agent names itself a crawler: those get an empty slot (specification, section 4). */
export const isBot = (userAgent: string): boolean => /bot|crawler|spider|crawling/i.test(userAgent);
