import fc from 'fast-check';
import { placeOf, preferenceNames, preferenceValues } from '@site/model/facts/preferences';
import { anyText, textWith } from '@site/e2e/support/untrusted';
import { clearPreferences } from '@site/e2e/support/fakeBrowser';
import { readStoredPreference, resolvePreferences } from './firstPaint';

const values = preferenceNames.flatMap((name) => [...preferenceValues(name)] as string[]);

afterEach(clearPreferences);

test('any cookie, storage, and hash result in valid preferences', () => {
  const anyValue = fc.oneof(fc.constantFrom(...values), anyText);
  const anyHash = textWith('#', '.tsx', '.js', 'tailwind-', 'Basic');
  const anyStored = fc.array(anyValue, { maxLength: preferenceNames.length });
  fc.assert(
    fc.property(anyStored, anyHash, (stored, hash) => {
      preferenceNames.forEach((name, index) => {
        const value = stored[index] ?? '';
        const [area, key] = placeOf(name) ?? [];
        if (!area) document.cookie = `${name}=${value}; path=/`;
        else window[`${area}Storage`].setItem(String(key), value);
      });
      const resolved = resolvePreferences(hash, readStoredPreference);
      for (const name of preferenceNames) expect(preferenceValues(name)).toContain(resolved[name]);
    }),
  );
});
