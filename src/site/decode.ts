/** Decodes a part of a URL. Returns it unchanged if it isn't encoded correctly. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
