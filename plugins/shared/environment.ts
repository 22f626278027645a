/**
 * Environment variables that browser code can read as `process.env.NAME`. The build replaces them
 * with constants; an unset variable is an empty string. Variables named `…_URL` contain URLs.
 */
const publicVariables = [
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
] as const;

/**
 * Returns whether a browser could fetch the URL: `https://host/…`, `http://…`, `//host/…`, or a
 * path on this site.
 */
function isUrl(value: string): boolean {
  const valid = URL.canParse(value, 'https://site.invalid');
  return /^(?:https?:\/\/|\/)[^\s]+$/.test(value) && valid;
}

/**
 * The variables as definitions for a bundler: `process.env.NAME` → JSON string.
 * @throws if a URL is invalid, because the build would succeed and fail for every reader
 */
export function definePublicVariables(
  environment: Record<string, string | undefined> = process.env,
): Record<string, string> {
  const invalid = publicVariables.filter((name) => {
    const value = environment[name];
    return name.endsWith('_URL') && value && !isUrl(value);
  });
  if (invalid.length > 0) {
    const found = invalid.map((name) => `${name}=${JSON.stringify(environment[name])}`).join(', ');
    throw new Error(`${found}: not a URL. Write one such as https://example.com/path.`);
  }
  return Object.fromEntries(
    publicVariables.map((name) => [`process.env.${name}`, JSON.stringify(environment[name] ?? '')]),
  );
}
