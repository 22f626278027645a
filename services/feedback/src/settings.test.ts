import { parseDatabase, readSettings, senderOf } from './settings';

test('by default, it listens on this machine only, stores in a file, and removes feedback after two years', () => {
  expect(readSettings({ FEEDBACK_HOST: '' })).toMatchObject({
    host: '127.0.0.1',
    port: 4180,
    database: { kind: 'file', file: '.cache/feedback.db' },
    proxies: 0,
    retentionDays: 730,
  });
});

test.each([
  ['FEEDBACK_PORT', 'http', '4180'],
  ['FEEDBACK_PORT', '70000', '4180'],
  ['FEEDBACK_PORT', '-1', '4180'],
  ['FEEDBACK_PROXY', 'yes', '1'],
  ['FEEDBACK_RETENTION_DAYS', '1.5', '730'],
  ['FEEDBACK_ORIGINS', 'docs.example.com', 'https://docs.example.com'],
  ['FEEDBACK_ORIGINS', 'https://docs.example.com/toolpad/', 'https://docs.example.com'],
  ['FEEDBACK_ORIGINS', '*', 'https://docs.example.com'],
  ['FEEDBACK_ORIGINS', 'https://*.example.com', 'https://docs.example.com'],
  ['FEEDBACK_ORIGINS', 'localhost:3000', 'http://localhost:3000'],
  ['FEEDBACK_HOST', 'http://0.0.0.0', '0.0.0.0'],
  ['FEEDBACK_HOST', ':4180', '0.0.0.0'],
  ['FEEDBACK_DB', 'postgres://db.example.com', '.cache/feedback.db'],
  ['FEEDBACK_DB', 'libsql://', '.cache/feedback.db'],
])('%s=%s is rejected, and the value that the error names works', (name, value, proposed) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`^${name}: ".*" .* Write one such as ${proposed}\\b`),
  );
  expect(() => readSettings({ [name]: proposed })).not.toThrow();
});

test('each of several origins is validated, and written as browsers send it', () => {
  expect(() => readSettings({ FEEDBACK_ORIGINS: 'https://mui.com, next.mui.com' })).toThrow(
    'FEEDBACK_ORIGINS: "next.mui.com" is not an origin. Write one such as https://next.mui.com.',
  );
  const { isAllowed } = readSettings({
    FEEDBACK_ORIGINS: 'https://Docs.Example.com/, https://b.example:443',
  });
  expect(isAllowed('https://docs.example.com')).toBe(true);
  expect(isAllowed('https://b.example')).toBe(true);
});

test.each([
  ['feedback.db', { kind: 'file', file: 'feedback.db' }],
  [':memory:', { kind: 'file', file: ':memory:' }],
  ['C:\\feedback.db', { kind: 'file', file: 'C:\\feedback.db' }],
  ['libsql://db.example', { kind: 'server', url: 'libsql://db.example', token: 't' }],
  ['http://127.0.0.1:8080', { kind: 'server', url: 'http://127.0.0.1:8080', token: 't' }],
  ['wss://db.example', { kind: 'server', url: 'https://db.example', token: 't' }],
])('FEEDBACK_DB=%s is a %o', (setting, place) => {
  expect(parseDatabase(setting, 't')).toEqual(place);
});

test.each([
  [undefined, '10.0.0.1', 0, '10.0.0.1'],
  ['1.1.1.1', '10.0.0.1', 0, '10.0.0.1'],
  ['1.1.1.1', '10.0.0.1', 1, '1.1.1.1'],
  ['6.6.6.6, 1.1.1.1', '10.0.0.1', 1, '1.1.1.1'],
  ['6.6.6.6, 1.1.1.1, 10.0.0.2', '10.0.0.1', 2, '1.1.1.1'],
  ['1.1.1.1', '10.0.0.1', 2, '1.1.1.1'],
  ['', '10.0.0.1', 1, '10.0.0.1'],
  [undefined, undefined, 1, 'unknown'],
])(
  'forwarded for %p by %p through %d proxies has the IP address %s',
  (forwarded, peer, proxies, sender) => {
    expect(senderOf(forwarded, peer, proxies)).toBe(sender);
  },
);
