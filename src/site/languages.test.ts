import { baseUrlOf, languageConfig, languages } from './languages';
import { localizeHref } from './paths';

test('English alone is enabled, at its address without prefix', () => {
  expect(languages).toEqual(['en']);
  expect(languageConfig()).toEqual({
    baseUrl: '/',
    i18n: {
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: { en: { baseUrl: '/toolpad/' } },
    },
  });
});

test('a further language is built below its prefix, where links in that language lead', () => {
  const { i18n } = languageConfig(['en', 'de', 'fr']);
  expect(i18n.locales).toEqual(['en', 'de', 'fr']);
  for (const code of i18n.locales) {
    expect(i18n.localeConfigs[code]).toEqual({ baseUrl: baseUrlOf(code) });
    expect(localizeHref('/toolpad/', code, i18n.locales)).toBe(baseUrlOf(code));
  }
});

test('English is there whatever the list says, and first', () => {
  expect(languageConfig(['de']).i18n.locales).toEqual(['en', 'de']);
  expect(languageConfig(['de', 'en']).i18n.locales).toEqual(['en', 'de']);
});

test.each(['DE', 'deu', 'd', '', 'de-CH', '../x'])('%j is named as no language', (code) => {
  expect(() => languageConfig(['en', code])).toThrow(`"${code}" in src/site/languages.ts`);
});
