/**
 * An address of an untrusted answer: `https:`, or `//host` as `https:`, with a host. Anything else
 * is none (docs/behavior.md#sponsor-slot).
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

/** Whether a link is the sponsor's placeholder: there is no ad for us at present. */
export function isPlaceholder(link: string): boolean {
  return /\/discover-more\/backers\/?$/.test(link);
}
