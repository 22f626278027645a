/** File of the reference receiver, set by `FEEDBACK_DB`. */
export const defaultFile = '.cache/feedback.db';

/** Port of the reference receiver, set by `FEEDBACK_PORT`. */
export const defaultPort = 4180;

/**
 * Whether pages of an origin may send feedback: those listed, separated by commas in `FEEDBACK_ORIGINS`. Without a list, the origins of
 * local development.
 */
export function allowsOrigin(list: string | undefined): (origin: string) => boolean {
  const origins =
    list
      ?.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean) ?? [];
  if (origins.length > 0) return (origin) => origins.includes(origin);
  return (origin) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
}
