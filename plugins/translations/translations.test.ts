import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectTranslations, describeMissing } from './translations';

const fixture = 'e2e/copies/languages/fixtures/three-languages';

test('a page is in English and in the languages that have a translation', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'translations-'));
  try {
    cpSync(fixture, folder, { recursive: true });
    const translations = await collectTranslations(folder, ['en', 'de', 'ar', 'fr']);
    expect(translations['/toolpad/core/introduction/']).toEqual(['en', 'de', 'ar']);
    expect(translations['/toolpad/core/introduction/installation/']).toEqual(['en']);
    expect(await collectTranslations(folder, ['en'])).toEqual({});
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('one line says which strings of a language are missing', async () => {
  expect(await describeMissing(fixture, 'de')).toMatch(
    /^\d+ of \d+ strings have no translation in model\/facts\/messages\/de\.ts, and are in English: \S+, .*, …$/,
  );
  expect(await describeMissing(fixture, 'en')).toBeUndefined();
  expect(await describeMissing(fixture, 'fr')).toBeUndefined();
});
