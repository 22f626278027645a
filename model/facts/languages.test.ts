import { baseUrlOf, languageConfig, languages } from './languages';
import { localizeHref } from './paths';

test('English is the only enabled language and has no prefix in URLs', () => {
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

test('another language is built below its prefix, where its links lead', () => {
  const { i18n } = languageConfig(['en', 'de', 'pt-BR', 'zh-Hant']);
  expect(i18n.locales).toEqual(['en', 'de', 'pt-BR', 'zh-Hant']);
  for (const code of i18n.locales) {
    expect(i18n.localeConfigs[code]).toEqual({ baseUrl: baseUrlOf(code) });
    expect(localizeHref('/toolpad/', code, i18n.locales)).toBe(baseUrlOf(code));
  }
});

test('English is always included, and first', () => {
  expect(languageConfig(['de']).i18n.locales).toEqual(['en', 'de']);
  expect(languageConfig(['de', 'en']).i18n.locales).toEqual(['en', 'de']);
});

test.each(['DE', 'deu', 'd', '', 'de-ch', 'de_CH', 'pt-BRA', '../x'])(
  '%j is not a valid language',
  (code) => {
    expect(() => languageConfig(['en', code])).toThrow(`"${code}" in model/facts/languages.ts`);
  },
);
