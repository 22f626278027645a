import { isIP } from 'node:net';
import * as v from 'valibot';
import { originSetting } from '../../../model/facts/originSetting';

const defaultFile = '.cache/feedback.db';

const defaultPort = 4180;

/** Where feedback is stored: a local file, or a libSQL server. */
export type DatabaseLocation =
  { kind: 'file'; file: string } | { kind: 'server'; url: string; token: string };

const number = (most: number, example: number) => {
  const expected = `is not a whole number from 0 to ${most}. Write one such as ${example}`;
  return v.pipe(
    v.string(),
    v.check(
      (text) => /^\d+$/.test(text) && Number(text) <= most,
      ({ input }) => `"${input}" ${expected}`,
    ),
    v.transform(Number),
  );
};

const origins = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  ),
  v.array(originSetting),
);

const host = v.pipe(
  v.string(),
  v.check(
    (name) => isIP(name) !== 0 || /^[a-z][\w.-]*$/i.test(name),
    ({ input }) => `"${input}" is not an IP address or a host name. Write one such as 0.0.0.0`,
  ),
);

const databaseUrl = /^(?:libsql|https?|wss?):/i;

const hasHost = (url: string) => URL.canParse(url) && new URL(url).hostname !== '';

const database = v.pipe(
  v.string(),
  v.check(
    (value) => (databaseUrl.test(value) ? hasHost(value) : !/^\w{2,}:/.test(value)),
    ({ input }) =>
      `"${input}" is neither a path nor the URL of a libSQL server. Write one such as ${defaultFile} or libsql://db.example.com`,
  ),
);

const schema = v.object({
  FEEDBACK_DB: v.optional(database, defaultFile),
  FEEDBACK_DB_TOKEN: v.optional(v.string(), ''),
  /** Interface that the receiver listens on. Default: local requests only. */
  FEEDBACK_HOST: v.optional(host, '127.0.0.1'),
  FEEDBACK_PORT: v.optional(number(65_535, defaultPort), String(defaultPort)),
  FEEDBACK_ORIGINS: v.optional(origins),
  /** Number of our proxies that a request passes through. `true` is one. */
  FEEDBACK_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => ({ true: '1', false: '0', '': '0' })[text] ?? text),
      number(9, 1),
    ),
    '0',
  ),
  /** Days after which feedback is removed. 0 disables removal. */
  FEEDBACK_RETENTION_DAYS: v.optional(number(36_500, 730), '730'),
});

export type ReceiverSettings = ReturnType<typeof readSettings>;

/** Checks an origin: one of `FEEDBACK_ORIGINS`, or by default of local development. */
export function allowsOrigin(origins: readonly string[] = []): (origin: string) => boolean {
  if (origins.length > 0) return (origin) => origins.includes(origin);
  return (origin) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
}

export function parseDatabase(setting: string, token: string): DatabaseLocation {
  if (databaseUrl.test(setting))
    return { kind: 'server', url: setting.replace(/^ws(s?):/i, 'http$1:'), token };
  return { kind: 'file', file: setting };
}

/**
 * Reads the settings of the receiver from environment variables; empty ones count as unset.
 * @throws an error that lists each value that can't work, with one that does
 */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = v.safeParse(schema, given);
  if (!result.success) {
    const problems = result.issues.map(
      (issue) => `${String(issue.path?.[0]?.key)}: ${issue.message}.`,
    );
    throw new Error(problems.join('\n'));
  }
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
