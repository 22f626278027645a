import * as v from 'valibot';
import { defaultSiteUrl } from './facts/origins';
import { originSetting } from './facts/originSetting';

/** A value that has to look like an example. */
const like = (pattern: RegExp, expected: string) =>
  v.pipe(
    v.string(),
    v.regex(pattern, ({ input }) => `"${input}" is not ${expected}`),
  );

/** A value from a list. */
const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  v.picklist(
    values,
    ({ input }) =>
      `${JSON.stringify(input)} is not a value. Write ${values.map((value) => `"${value}"`).join(' or ')}`,
  );

const isLocalHost = (host: string) => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(host);

/**
 * Returns whether pages could load a URL: `https://host/…`, `//host/…`, or a path on this site.
 * Browsers allow `http:` on pages that are loaded over `http:`, and for the reader's own machine.
 */
function isLoadable(value: string, isSecure: boolean): boolean {
  if (!/^(?:https?:\/\/|\/)[^\s\\]+$/.test(value)) return false;
  if (!URL.canParse(value, 'https://site.invalid')) return false;
  const { protocol, hostname } = new URL(value, 'https://site.invalid');
  return protocol === 'https:' || !isSecure || isLocalHost(hostname);
}

/** URL that pages could load instead of an invalid one, or an example. */
function nearestUrl(value: string, example: string): string {
  const rest = /^(?:\w+:)?\/*([\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/\S*)?)$/.exec(value)?.[1] ?? '';
  const url = `https://${rest}`;
  return rest && isLoadable(url, true) ? url : example;
}

const loadableUrl = (isSecure: boolean, example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => isLoadable(value, isSecure),
      ({ input }) =>
        `"${input}" is not a URL that pages could load. Write one such as ${nearestUrl(input, example)}`,
    ),
  );

const repository = v.pipe(
  like(
    /^https:\/\/[^\s"'<>?#/]+\/[^\s"'<>?#]+$/,
    'the URL of a repository. Write one such as https://github.com/name/docs',
  ),
  v.transform((url) => url.replace(/\/+$/, '').replace(/\.git$/, '')),
);

/**
 * Settings of the build: environment variables, see deploy/README.md. An empty one counts as unset.
 * @param isSecure whether pages are loaded over `https:`
 */
const schemaFor = (isSecure: boolean) =>
  v.object({
    SITE_URL: v.optional(originSetting, defaultSiteUrl),
    DOCS_REPOSITORY_URL: v.optional(repository),
    FEEDBACK_URL: v.optional(loadableUrl(isSecure, 'https://feedback.example.com/feedback')),
    MCP_URL: v.optional(loadableUrl(isSecure, 'https://mcp.example.com/mcp')),
    SPONSOR_SCRIPT_URL: v.optional(loadableUrl(isSecure, 'https://ads.example.com/script.js')),
    SPONSOR_ADS_URL: v.optional(loadableUrl(isSecure, 'https://ads.example.com/ads.json')),
    FONTS_STYLESHEET_URL: v.optional(loadableUrl(isSecure, 'https://fonts.example.com/fonts.css')),
    GA_MEASUREMENT_ID: v.optional(
      like(/^(?:G|GT)-[A-Z0-9]+$/, 'a measurement ID. Write one such as G-ABC1234567'),
    ),
    MUI_X_LICENSE_KEY: v.optional(
      like(
        /^[\w+/=]+$/,
        'a license key. Copy the whole key from your MUI account, or leave it unset: the grid then runs without one',
      ),
    ),
    ENABLE_AD_IN_DEV_MODE: v.optional(oneOf('true', 'false')),
    SERVICE_WORKER: v.optional(oneOf('off', 'on')),
    CHECK_DOCS: v.optional(oneOf('off', 'on')),
  });

export type Settings = v.InferOutput<ReturnType<typeof schemaFor>>;

/** Settings that browser code can read as `process.env.NAME`. */
const publicSettings = [
  'GA_MEASUREMENT_ID',
  'FEEDBACK_URL',
  'MCP_URL',
  'SPONSOR_SCRIPT_URL',
  'SPONSOR_ADS_URL',
  'FONTS_STYLESHEET_URL',
  'ENABLE_AD_IN_DEV_MODE',
  'MUI_X_LICENSE_KEY',
  'SITE_URL',
  'DOCS_REPOSITORY_URL',
  'SERVICE_WORKER',
] as const satisfies (keyof Settings)[];

/**
 * Reads the settings of the build from environment variables.
 * @throws an error that lists each value that can't work, with one that does, because such a build
 *   would succeed and fail for readers
 */
export function readSettings(
  environment: Record<string, string | undefined> = process.env,
): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const schema = schemaFor(!/^http:/i.test(environment.SITE_URL ?? ''));
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}.`);
  throw new Error(lines.join('\n'));
}

/**
 * The public settings as definitions for a bundler: `process.env.NAME` → JSON string. An unset one
 * is an empty string.
 */
export function definePublicVariables(
  environment?: Record<string, string | undefined>,
): Record<string, string> {
  const settings = readSettings(environment);
  return Object.fromEntries(
    publicSettings.map((name) => [`process.env.${name}`, JSON.stringify(settings[name] ?? '')]),
  );
}
