import { definePublicVariables, readSettings } from './settings';

/** Value in an error message, such as `https://docs.example.com`. */
const proposedIn = (message: string) =>
  /Write (?:one such as )?"?([^\s"]+?)"?(?: or .*)?\.?$/.exec(message)?.[1] ?? '';

function errorOf(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test('the defaults are those of the published site', () => {
  expect(readSettings({ FEEDBACK_URL: '' })).toEqual({ SITE_URL: 'https://mui.com' });
});

test('browser code reads constants, and an unset one is an empty string', () => {
  const variables = definePublicVariables({ SITE_URL: 'https://Docs.Example.com/' });
  expect(variables['process.env.FEEDBACK_URL']).toBe('""');
  expect(variables['process.env.SITE_URL']).toBe('"https://docs.example.com"');
  expect(variables).not.toHaveProperty(['process.env.CHECK_DOCS']);
});

test.each([
  ['SITE_URL', 'https://docs.example.com', 'https://docs.example.com'],
  ['SITE_URL', 'http://localhost:3000/', 'http://localhost:3000'],
  ['DOCS_REPOSITORY_URL', 'https://github.com/name/docs/', 'https://github.com/name/docs'],
  ['DOCS_REPOSITORY_URL', 'https://github.com/name/docs.git', 'https://github.com/name/docs'],
  [
    'DOCS_REPOSITORY_URL',
    'https://git.example:8443/group/docs',
    'https://git.example:8443/group/docs',
  ],
  ['FEEDBACK_URL', 'https://example.com/feedback', 'https://example.com/feedback'],
  ['FEEDBACK_URL', 'http://localhost:4180/feedback', 'http://localhost:4180/feedback'],
  ['SPONSOR_ADS_URL', '//ads.example.com/x', '//ads.example.com/x'],
  ['FEEDBACK_URL', '/feedback', '/feedback'],
  ['GA_MEASUREMENT_ID', 'G-ABC1234567', 'G-ABC1234567'],
  ['SERVICE_WORKER', 'off', 'off'],
] as const)('%s=%s is valid', (name, value, expected) => {
  expect(readSettings({ [name]: value })[name]).toBe(expected);
});

test.each([
  ['SITE_URL', 'docs.example.com', 'https://docs.example.com'],
  ['SITE_URL', 'https://docs.example.com/toolpad/', 'https://docs.example.com'],
  ['SITE_URL', 'https://docs.example.com?a', 'https://docs.example.com'],
  ['SITE_URL', 'ftp://docs.example.com', 'https://docs.example.com'],
  ['SITE_URL', 'localhost:3000', 'http://localhost:3000'],
  ['SITE_URL', 'https://user@docs.example.com', 'https://docs.example.com'],
  ['SITE_URL', 'https://a b', 'https://docs.example.com'],
  ['SITE_URL', 'https://', 'https://docs.example.com'],
  ['SITE_URL', '*', 'https://docs.example.com'],
  ['DOCS_REPOSITORY_URL', 'github.com/name/docs', 'https://github.com/name/docs'],
  ['DOCS_REPOSITORY_URL', 'http://github.com/name/docs', 'https://github.com/name/docs'],
  ['DOCS_REPOSITORY_URL', 'git@github.com:name/docs.git', 'https://github.com/name/docs'],
  ['DOCS_REPOSITORY_URL', 'javascript:alert(1)', 'https://github.com/name/docs'],
  ['DOCS_REPOSITORY_URL', 'https://git.example/a b', 'https://github.com/name/docs'],
  ['DOCS_REPOSITORY_URL', 'https://git.example/"><script>', 'https://github.com/name/docs'],
  ['FEEDBACK_URL', 'feedback', 'https://feedback.example.com/feedback'],
  ['FEEDBACK_URL', 'feedback.example.org/v1', 'https://feedback.example.org/v1'],
  ['FEEDBACK_URL', 'http://feedback.example.org/v1', 'https://feedback.example.org/v1'],
  ['FEEDBACK_URL', 'localhost:4180', 'https://feedback.example.com/feedback'],
  ['FEEDBACK_URL', 'htps://example.com/a', 'https://example.com/a'],
  ['FEEDBACK_URL', 'https://', 'https://feedback.example.com/feedback'],
  ['FEEDBACK_URL', 'https://a b', 'https://feedback.example.com/feedback'],
  ['FEEDBACK_URL', 'https://[half', 'https://feedback.example.com/feedback'],
  ['SPONSOR_SCRIPT_URL', 'javascript:alert(1)', 'https://ads.example.com/script.js'],
  ['SPONSOR_ADS_URL', 'ads', 'https://ads.example.com/ads.json'],
  ['FONTS_STYLESHEET_URL', 'fonts', 'https://fonts.example.com/fonts.css'],
  ['GA_MEASUREMENT_ID', 'UA-12345-1', 'G-ABC1234567'],
  ['GA_MEASUREMENT_ID', 'G-1"><script>', 'G-ABC1234567'],
  ['GA_MEASUREMENT_ID', ' ', 'G-ABC1234567'],
  ['ENABLE_AD_IN_DEV_MODE', '1', 'true'],
  ['SERVICE_WORKER', 'false', 'off'],
  ['CHECK_DOCS', '0', 'off'],
])('%s=%s fails, and the value that the error names works', (name, value, proposed) => {
  const message = errorOf({ [name]: value });
  expect(message).toMatch(new RegExp(`^${name}: "`));
  expect(proposedIn(message)).toBe(proposed);
  expect(errorOf({ [name]: proposed })).toBe('');
});

test('a site that is loaded over HTTP can load other URLs over HTTP', () => {
  expect(errorOf({ SITE_URL: 'http://docs.lan', FEEDBACK_URL: 'http://feedback.lan/' })).toBe('');
});

test('a damaged license key fails', () => {
  expect(errorOf({ MUI_X_LICENSE_KEY: 'abc def' })).toContain('leave it unset');
});

test('all invalid settings are reported at once', () => {
  expect(errorOf({ SITE_URL: 'docs.example.com', SERVICE_WORKER: 'no' })).toBe(
    'SITE_URL: "docs.example.com" is not an origin. Write one such as https://docs.example.com.\n' +
      'SERVICE_WORKER: "no" is not a value. Write "off" or "on".',
  );
});
