import { defaultLanguage, languages as enabledLanguages } from '../../src/site/languages';
import { pathnameToLanguage } from '../../src/site/paths';

/**
 * Puts the part of a language into a host file, which all languages share: each is a build of its own. A part that the file has of the
 * same language is replaced; English comes first.
 * @param file what is there so far, empty at first
 * @param part blocks or lines, each beginning with a path
 * @param separator between two of them
 */
export function putPart(
  file: string,
  part: string,
  language: string,
  separator: string,
  languages: readonly string[] = enabledLanguages,
): string {
  const others = file
    .trimEnd()
    .split(separator)
    .filter(
      (entry) => entry !== '' && pathnameToLanguage(entry, languages).userLanguage !== language,
    );
  const own = part.trimEnd();
  const parts = language === defaultLanguage ? [own, ...others] : [...others, own];
  return `${parts.join(separator)}\n`;
}
