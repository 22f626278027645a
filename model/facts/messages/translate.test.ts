import { en } from './allMessages';
import { createTranslate } from './translate';

const { copied: _missing, ...rest } = { ...en, copy: 'Copier' };
const all = { en, fr: rest };

describe('createTranslate', () => {
  let warn: jest.SpyInstance;
  let error: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  test('returns the string of the language', () => {
    expect(createTranslate()('copied')).toBe('Copied');
    expect(createTranslate('fr', all)('copy')).toBe('Copier');
    expect(warn).not.toHaveBeenCalled();
  });

  test('a missing key returns English, with one warning for all translators', () => {
    const t = createTranslate('fr', all);
    expect([t('copied'), t('copied'), createTranslate('fr', all)('copied')]).toEqual([
      'Copied',
      'Copied',
      'Copied',
    ]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"copied" in language "fr"'));
    expect(error).not.toHaveBeenCalled();
  });

  test('another missing key, or the same in another language, has a separate warning', () => {
    const sparse = { en, de: {}, it: {} };
    createTranslate('de', sparse)('mode');
    createTranslate('de', sparse)('reset');
    createTranslate('it', sparse)('mode');
    createTranslate('de', sparse)('mode');
    expect(warn).toHaveBeenCalledTimes(3);
  });

  test.each(['xx', '', 'EN', '__proto__', 'toString'])(
    'a missing language %j logs an error and returns …',
    (language) => {
      expect(createTranslate(language, all)('copy')).toBe('…');
      expect(error).toHaveBeenCalledWith(expect.stringContaining(`"${language}"`));
      expect(warn).not.toHaveBeenCalled();
    },
  );

  test('an empty string is a valid string', () => {
    expect(createTranslate('fr', { en, fr: { copy: '' } })('copy')).toBe('');
    expect(warn).not.toHaveBeenCalled();
  });

  test('fills placeholders that have a value', () => {
    const t = createTranslate('fr', { en, fr: { copy: 'press {keys} or {other}' } });
    expect(t('copy', { keys: '<b>' })).toBe('press <b> or {other}');
  });
});
