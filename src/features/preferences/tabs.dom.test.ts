import { createPreferences } from './store';
import {
  clearPreferences,
  installChannels,
  installSystem,
  type FakeChannels,
} from './testing/fakeBrowser';

let channels: FakeChannels;

beforeEach(() => {
  clearPreferences();
  installSystem();
  channels = installChannels();
});

const storageEvent = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('receives a stored change', () => {
  const preferences = createPreferences();
  storageEvent('mui-mode', 'dark');
  storageEvent('docs-direction', 'rtl');
  expect(preferences.getSnapshot()).toMatchObject({ mode: 'dark', direction: 'rtl' });
});

test('a removed or invalid value is the default, and other keys are ignored', () => {
  localStorage.setItem('mui-mode', 'dark');
  const preferences = createPreferences();
  storageEvent('mui-color-scheme', 'light');
  storageEvent('codeVariant', 'JS');
  expect(preferences.getSnapshot()).toMatchObject({ mode: 'dark', codeVariant: 'TS' });
  storageEvent('mui-mode', 'sepia');
  expect(preferences.getSnapshot().mode).toBe('system');
});

test('after the storage is cleared, it is read again', () => {
  localStorage.setItem('mui-mode', 'dark');
  sessionStorage.setItem('docs-density', 'dense');
  const preferences = createPreferences();
  localStorage.clear();
  storageEvent(null, null);
  expect(preferences.getSnapshot()).toMatchObject({ mode: 'system', density: 'dense' });
});

test('a cookie change is sent to other tabs, which do not send it again', () => {
  const [here, there] = [createPreferences(), createPreferences()];
  here.set('codeVariant', 'JS');
  expect(there.getSnapshot().codeVariant).toBe('JS');
  expect(channels.sent).toEqual([['codeVariant', 'JS']]);
  there.set('codeVariant', 'TS');
  expect(here.getSnapshot().codeVariant).toBe('TS');
  expect(channels.sent).toHaveLength(2);
});

test('a received change is not stored', () => {
  createPreferences();
  storageEvent('mui-mode', 'dark');
  channels.receive(['codeStyling', 'css']);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});

test.each([null, 'codeVariant', ['nothing', 'JS'], ['__proto__', 'JS'], {}, []])(
  'the message %j is ignored',
  (message) => {
    const preferences = createPreferences();
    const before = preferences.getSnapshot();
    channels.receive(message);
    expect(preferences.getSnapshot()).toBe(before);
  },
);

test('a page restored from the back/forward cache is updated', () => {
  const preferences = createPreferences();
  preferences.set('direction', 'rtl');
  localStorage.setItem('mui-mode', 'dark');
  document.cookie = 'codeVariant=JS; path=/';
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(preferences.getSnapshot()).toMatchObject({
    mode: 'dark',
    codeVariant: 'JS',
    direction: 'rtl',
  });
});

test('works in a browser without channels', () => {
  Reflect.deleteProperty(window, 'BroadcastChannel');
  const preferences = createPreferences();
  preferences.set('codeVariant', 'JS');
  expect(preferences.getSnapshot().codeVariant).toBe('JS');
});
