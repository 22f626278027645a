import { definePublicVariables } from './environment';

test('an unset variable is an empty string', () => {
  expect(definePublicVariables({})['process.env.FEEDBACK_URL']).toBe('""');
});

test.each([
  'https://example.com/feedback',
  'http://localhost:4180/feedback',
  '//ads.example.com/x',
  '/feedback',
])('%s is a URL', (value) => {
  expect(definePublicVariables({ FEEDBACK_URL: value })['process.env.FEEDBACK_URL']).toBe(
    JSON.stringify(value),
  );
});

test.each([
  'feedback',
  'localhost:4180',
  'htps://example.com',
  'https://',
  'https://a b',
  'javascript:alert(1)',
  'https://[half',
])('%s is not a URL: the build fails and names the variable', (value) => {
  expect(() => definePublicVariables({ FEEDBACK_URL: value })).toThrow(
    `FEEDBACK_URL=${JSON.stringify(value)}: not a URL`,
  );
});

test('all invalid variables are reported at once; other variables are ignored', () => {
  expect(() =>
    definePublicVariables({ FEEDBACK_URL: 'a', SPONSOR_ADS_URL: 'b', GA_MEASUREMENT_ID: 'c' }),
  ).toThrow('FEEDBACK_URL="a", SPONSOR_ADS_URL="b": not a URL');
});
