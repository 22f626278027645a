import { putPart } from './languages';

const languages = ['en', 'de', 'fr'];
const put = (file: string, part: string, language: string) =>
  putPart(file, part, language, '\n', languages);

const english = '/toolpad/core/ /toolpad/core/introduction/ 301\n/ /toolpad/ 302\n';
const german = '/de/toolpad/core/ /de/toolpad/core/introduction/ 301\n';

test('the first language makes the file', () => {
  expect(put('', english, 'en')).toBe(english);
  expect(put('', german, 'de')).toBe(german);
});

test('further languages follow English, in whatever order they are built', () => {
  expect(put(english, german, 'de')).toBe(english + german);
  expect(put(german, english, 'en')).toBe(english + german);
});

test('a language that is built again replaces its part alone', () => {
  const file = put(put(english, german, 'de'), '/fr/toolpad/ /x/ 301\n', 'fr');
  expect(put(file, '/de/toolpad/a/ /b/ 301\n', 'de')).toBe(
    `${english}/fr/toolpad/ /x/ 301\n/de/toolpad/a/ /b/ 301\n`,
  );
  expect(put(file, english, 'en')).toBe(file);
});

test('a language that is no more enabled leaves with the next English build', () => {
  expect(putPart(english + german, english, 'en', '\n', ['en'])).toBe(english);
});

test('blocks of several lines stay together', () => {
  const block = '/de/toolpad/*\n  X-A: b';
  expect(putPart('/*\n  X-C: d\n', block, 'de', '\n\n', languages)).toBe(
    `/*\n  X-C: d\n\n${block}\n`,
  );
});
