import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentedVersions } from '../../model/versions/versions';
import { collectTranslations } from '.';

const fixture = 'e2e/copies/languages/fixtures/three-languages';

test('a page is in English and in the languages that have a translation', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'translations-'));
  try {
    cpSync(fixture, folder, { recursive: true });
    const versions = documentedVersions(process.cwd()).filter(({ name }) => name === 'current');
    const translations = await collectTranslations(folder, versions, ['en', 'de', 'ar', 'fr']);
    expect(translations['/toolpad/core/introduction/']).toEqual(['en', 'de', 'ar']);
    expect(translations['/toolpad/core/introduction/installation/']).toEqual(['en']);
    expect(await collectTranslations(folder, versions, ['en'])).toEqual({});
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
