import { resolvePreferences } from './firstPaint';
import { createPreferences } from './preferences';
import {
  clearPreferences,
  denyStorage,
  type FakeChannels,
  type FakeSystem,
  installChannels,
  installSystem,
} from '@site/e2e/support/fakeBrowser';

describe('tabs', () => {
  let channels: FakeChannels;

  beforeEach(() => {
    clearPreferences();
    installSystem();
    channels = installChannels();
  });

  /** Another tab stores a value, or clears the storage. */
  const storageEvent = (key: string | null, newValue: string | null) => {
    if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  };

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
    expect({ ...localStorage }).toEqual({ 'mui-mode': 'dark' });
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
});

describe('store', () => {
  let system: FakeSystem;
  let channels: FakeChannels;

  beforeEach(() => {
    clearPreferences();
    system = installSystem();
    channels = installChannels();
  });

  describe('initial values', () => {
    test('are the defaults, and reading them stores nothing', () => {
      const { resolvedMode, ...values } = createPreferences().getSnapshot();
      expect(resolvedMode).toBe('light');
      expect(values).toEqual({
        ...resolvePreferences('', () => undefined),
        codeVariant: 'TS',
        codeStyling: 'system',
        mode: 'system',
        direction: 'ltr',
        density: 'comfortable',
        packageManager: 'npm',
      });
      expect(document.cookie).toBe('');
      expect(localStorage).toHaveLength(0);
      expect(channels.sent).toEqual([]);
    });

    test('are those stored under the documented names', () => {
      document.cookie = 'codeVariant=JS; path=/';
      document.cookie = 'codeStyling=tailwind; path=/';
      localStorage.setItem('mui-mode', 'dark');
      localStorage.setItem('docs-direction', 'rtl');
      localStorage.setItem('docs-package-manager', 'pnpm');
      sessionStorage.setItem('docs-density', 'dense');
      const preferences = createPreferences();
      expect(preferences.getSnapshot()).toMatchObject({
        codeVariant: 'JS',
        codeStyling: 'tailwind',
        mode: 'dark',
        resolvedMode: 'dark',
        direction: 'rtl',
        density: 'dense',
        packageManager: 'pnpm',
      });
      expect(preferences.stored()).toEqual([
        ...['mode', 'direction', 'density', 'codeVariant', 'codeStyling', 'packageManager'],
      ]);
    });

    test('come from the hash first, which is written to the cookies', () => {
      document.cookie = 'codeVariant=TS; path=/';
      window.history.replaceState(null, '', '#tailwind-Basic.js');
      expect(createPreferences().getSnapshot()).toMatchObject({
        codeVariant: 'JS',
        codeStyling: 'tailwind',
      });
      expect(document.cookie).toBe('codeVariant=JS; codeStyling=tailwind');
    });

    test('a default in the hash replaces another value in the cookie', () => {
      document.cookie = 'codeVariant=JS; path=/';
      document.cookie = 'codeStyling=css; path=/';
      window.history.replaceState(null, '', '#system-Basic.tsx');
      createPreferences();
      expect(document.cookie).toBe('codeVariant=TS; codeStyling=system');
    });

    test('ignore stored values that are not in the list', () => {
      document.cookie = 'codeVariant=Rust; path=/';
      document.cookie = 'codeStyling=%E0%A4%A; path=/';
      localStorage.setItem('mui-mode', '{}');
      const preferences = createPreferences();
      expect(preferences.getSnapshot()).toMatchObject({
        codeVariant: 'TS',
        codeStyling: 'system',
        mode: 'system',
      });
      expect(preferences.stored()).toEqual([]);
    });

    test('match the first frame: an encoded cookie, which the inline script does not decode, counts as missing', () => {
      document.cookie = 'codeVariant=%4AS; path=/';
      expect(createPreferences().getSnapshot().codeVariant).toBe('TS');
    });
  });

  describe('setting a preference', () => {
    test('stores it in the documented place', () => {
      const preferences = createPreferences();
      preferences.set('codeVariant', 'JS');
      preferences.set('mode', 'dark');
      preferences.set('direction', 'rtl');
      preferences.set('density', 'dense');
      preferences.set('packageManager', 'yarn');
      expect(document.cookie).toBe('codeVariant=JS');
      expect({ ...localStorage }).toEqual({
        'mui-mode': 'dark',
        'docs-direction': 'rtl',
        'docs-package-manager': 'yarn',
      });
      expect({ ...sessionStorage }).toEqual({ 'docs-density': 'dense' });
      expect(createPreferences().getSnapshot()).toEqual(preferences.getSnapshot());
    });

    test('stores a cookie for a year and the whole site', () => {
      const write = jest.spyOn(document, 'cookie', 'set');
      createPreferences().set('codeStyling', 'css');
      const cookie = String(write.mock.calls[0]?.[0]).toLowerCase().split('; ');
      expect(cookie).toEqual(
        expect.arrayContaining(['codestyling=css', 'path=/', 'max-age=31536000', 'samesite=lax']),
      );
      write.mockRestore();
    });

    test('renews valid cookies on load', () => {
      document.cookie = 'codeVariant=JS; path=/';
      document.cookie = 'codeStyling=sass; path=/';
      const write = jest.spyOn(document, 'cookie', 'set');
      createPreferences();
      expect(write.mock.calls.flat()).toEqual([
        'codeVariant=JS; path=/; max-age=31536000; SameSite=Lax',
      ]);
      write.mockRestore();
    });

    test('notifies listeners once, and not if the value is the same', () => {
      const preferences = createPreferences();
      const listener = jest.fn();
      preferences.subscribe(listener);
      preferences.set('codeVariant', 'JS');
      preferences.set('codeVariant', 'JS');
      expect(listener).toHaveBeenCalledTimes(1);
      expect(listener).toHaveBeenCalledWith(preferences.getSnapshot());
    });

    test('ignores values that are not in the list', () => {
      const preferences = createPreferences();
      preferences.set('mode', 'sepia' as 'dark');
      expect(preferences.getSnapshot().mode).toBe('system');
      expect(localStorage).toHaveLength(0);
    });

    test('does not notify listeners that unsubscribed', () => {
      const preferences = createPreferences();
      const listener = jest.fn();
      preferences.subscribe(listener)();
      preferences.set('mode', 'dark');
      expect(listener).not.toHaveBeenCalled();
    });

    test('also works inside a listener', () => {
      const preferences = createPreferences();
      const leave = preferences.subscribe(({ mode }) =>
        preferences.set('direction', mode === 'dark' ? 'rtl' : 'ltr'),
      );
      preferences.set('mode', 'dark');
      leave();
      expect(preferences.getSnapshot()).toMatchObject({ mode: 'dark', direction: 'rtl' });
    });

    test('happens when the hash changes', () => {
      const preferences = createPreferences();
      window.history.replaceState(null, '', '#css-Basic.js');
      window.dispatchEvent(new Event('hashchange'));
      expect(preferences.getSnapshot()).toMatchObject({ codeVariant: 'JS', codeStyling: 'css' });
      window.history.replaceState(null, '', '#theming');
      window.dispatchEvent(new Event('hashchange'));
      expect(preferences.getSnapshot()).toMatchObject({ codeVariant: 'JS', codeStyling: 'css' });
    });
  });

  describe('mode system', () => {
    test('follows the operating system and stays system', () => {
      const preferences = createPreferences();
      const listener = jest.fn();
      preferences.subscribe(listener);
      preferences.set('mode', 'system');
      system.setDark(true);
      expect(preferences.getSnapshot()).toMatchObject({ mode: 'system', resolvedMode: 'dark' });
      system.setDark(false);
      expect(preferences.getSnapshot()).toMatchObject({ mode: 'system', resolvedMode: 'light' });
      expect(listener).toHaveBeenCalledTimes(2);
      expect(localStorage.getItem('mui-mode')).toBe('system');
    });

    test('an explicit mode does not follow the operating system', () => {
      const preferences = createPreferences();
      preferences.set('mode', 'light');
      const listener = jest.fn();
      preferences.subscribe(listener);
      system.setDark(true);
      expect(preferences.getSnapshot().resolvedMode).toBe('light');
      expect(listener).not.toHaveBeenCalled();
    });

    test('is resolved again when it is selected again', () => {
      const preferences = createPreferences();
      preferences.set('mode', 'light');
      system.setDark(true);
      preferences.set('mode', 'system');
      expect(preferences.getSnapshot().resolvedMode).toBe('dark');
    });
  });

  test('reset restores the defaults and removes stored values, in other tabs too', () => {
    const [here, there] = [createPreferences(), createPreferences()];
    const before = here.getSnapshot();
    here.set('codeVariant', 'JS');
    here.set('mode', 'dark');
    here.set('density', 'dense');
    localStorage.setItem('of-another-site', 'stays');
    here.reset();
    expect(here.getSnapshot()).toEqual(before);
    expect(there.getSnapshot().codeVariant).toBe('TS');
    expect(document.cookie).toBe('');
    expect({ ...localStorage }).toEqual({ 'of-another-site': 'stays' });
    expect(sessionStorage).toHaveLength(0);
    expect(here.stored()).toEqual([]);
  });

  test('denied cookies and storage: everything works and nothing is stored, without an error', () => {
    const allow = denyStorage();
    try {
      const preferences = createPreferences();
      preferences.set('codeVariant', 'JS');
      preferences.set('mode', 'dark');
      preferences.set('density', 'dense');
      expect(preferences.getSnapshot()).toMatchObject({
        codeVariant: 'JS',
        mode: 'dark',
        resolvedMode: 'dark',
        density: 'dense',
      });
      expect(preferences.stored()).toEqual([]);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      expect(preferences.getSnapshot().mode).toBe('dark');
      preferences.reset();
      expect(preferences.getSnapshot().mode).toBe('system');
    } finally {
      allow();
    }
    expect(localStorage).toHaveLength(0);
  });
});
