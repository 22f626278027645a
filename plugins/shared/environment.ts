/** Environment variables that browser code may read as `process.env.NAME`. Each is a constant of the build; unset means an empty string. */
export const publicVariables = [
  'GA_MEASUREMENT_ID',
  'FEEDBACK_URL',
  'SPONSOR_SCRIPT_URL',
  'SPONSOR_ADS_URL',
  'FONTS_STYLESHEET_URL',
  'ENABLE_AD_IN_DEV_MODE',
  'MUI_X_LICENSE_KEY',
  'SITE_URL',
  'DOCS_REPOSITORY_URL',
  'SERVICE_WORKER',
] as const;

/** The same as definitions for a bundler: `process.env.NAME` → JSON string. */
export function definePublicVariables(
  environment: Record<string, string | undefined> = process.env,
): Record<string, string> {
  return Object.fromEntries(
    publicVariables.map((name) => [`process.env.${name}`, JSON.stringify(environment[name] ?? '')]),
  );
}
