/** A part of a URL without its escapes. What is not encoded correctly means itself. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
