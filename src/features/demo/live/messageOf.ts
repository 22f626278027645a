/** Maximum length of a message. */
const LENGTH = 2000;

/** Message of anything that code can throw, also of objects that can't be converted to text. */
export function messageOf(error: unknown): string {
  try {
    const message: unknown = error instanceof Error ? error.message : error;
    return String(message).slice(0, LENGTH);
  } catch {
    return Object.prototype.toString.call(error);
  }
}
