import * as v from 'valibot';

/** Default file of the reference receiver; `FEEDBACK_DB` changes it. */
export const defaultFile = '.cache/feedback.db';

/** Default port of the reference receiver; `FEEDBACK_PORT` changes it. */
export const defaultPort = 4180;

/** Where feedback is stored: a local file, or a libSQL server. */
export type DatabaseLocation =
  { kind: 'file'; file: string } | { kind: 'server'; url: string; token: string };

const number = (least: number, most: number, name: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `${name} must be a whole number.`),
    v.transform(Number),
    v.minValue(least, `${name} must be at least ${least}.`),
    v.maxValue(most, `${name} must be at most ${most}.`),
  );

const schema = v.object({
  /** Path of a file, or URL of a libSQL server. */
  FEEDBACK_DB: v.optional(v.string(), defaultFile),
  /** Token for the libSQL server. */
  FEEDBACK_DB_TOKEN: v.optional(v.string(), ''),
  /** Interface that the receiver listens on. Default: local requests only. */
  FEEDBACK_HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  FEEDBACK_PORT: v.optional(number(0, 65_535, 'FEEDBACK_PORT'), String(defaultPort)),
  /** Origins that may send feedback, separated by commas. Default: those of local development. */
  FEEDBACK_ORIGINS: v.optional(v.string()),
  /** Number of our proxies that a request passes through. `true` is one. */
  FEEDBACK_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => ({ true: '1', false: '0', '': '0' })[text] ?? text),
      number(0, 9, 'FEEDBACK_PROXY'),
    ),
    '0',
  ),
  /** Days after which feedback is removed. 0 disables removal. */
  FEEDBACK_RETENTION_DAYS: v.optional(number(0, 36_500, 'FEEDBACK_RETENTION_DAYS'), '730'),
});

export interface ReceiverSettings {
  host: string;
  port: number;
  database: DatabaseLocation;
  isAllowed: (origin: string) => boolean;
  proxies: number;
  retentionDays: number;
}

/**
 * Returns a function that checks whether an origin may send feedback: those in `FEEDBACK_ORIGINS`,
 * separated by commas, or by default those of local development.
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

/** Parses `FEEDBACK_DB`. */
export function parseDatabase(setting: string, token: string): DatabaseLocation {
  if (/^(?:libsql|https?|wss?):/i.test(setting))
    return { kind: 'server', url: setting.replace(/^ws(s?):/i, 'http$1:'), token };
  return { kind: 'file', file: setting };
}

/**
 * Reads the settings of the receiver from environment variables; empty ones count as unset.
 * @throws an error that lists each invalid variable
 */
export function readSettings(environment: Record<string, string | undefined>): ReceiverSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = v.safeParse(schema, given);
  if (!result.success) throw new Error(result.issues.map(({ message }) => message).join('\n'));
  const settings = result.output;
  return {
    host: settings.FEEDBACK_HOST,
    port: settings.FEEDBACK_PORT,
    database: parseDatabase(settings.FEEDBACK_DB, settings.FEEDBACK_DB_TOKEN),
    isAllowed: allowsOrigin(settings.FEEDBACK_ORIGINS),
    proxies: settings.FEEDBACK_PROXY,
    retentionDays: settings.FEEDBACK_RETENTION_DAYS,
  };
}

/**
 * IP address of a sender. Each proxy appends the address that it sees to `X-Forwarded-For`, so only
 * the entries of our own proxies can be trusted.
 */
export function senderOf(
  forwarded: string | undefined,
  peer: string | undefined,
  proxies: number,
): string {
  const entries = forwarded?.split(',').map((each) => each.trim()) ?? [];
  const seen = proxies > 0 ? entries.at(-Math.min(proxies, entries.length)) : undefined;
  return seen || peer || 'unknown';
}
