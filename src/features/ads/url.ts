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

/**
 * Returns whether a link is the sponsor's placeholder, used when the sponsor has no ad for this
 * site.
 */
export function isPlaceholder(link: string): boolean {
  return /\/discover-more\/backers\/?$/.test(link);
}
