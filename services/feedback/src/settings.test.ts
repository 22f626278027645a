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
  ['FEEDBACK_PORT', 'http', 'FEEDBACK_PORT must be a whole number.'],
  ['FEEDBACK_PORT', '70000', 'FEEDBACK_PORT must be at most 65535.'],
  ['FEEDBACK_PORT', '-1', 'FEEDBACK_PORT must be a whole number.'],
  ['FEEDBACK_PROXY', 'yes', 'FEEDBACK_PROXY must be a whole number.'],
  ['FEEDBACK_RETENTION_DAYS', '1.5', 'FEEDBACK_RETENTION_DAYS must be a whole number.'],
])('%s=%s is rejected', (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(message);
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
