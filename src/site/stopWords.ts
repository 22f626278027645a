import { currentLanguage, defaultLanguage } from './languages';

const english: ReadonlySet<string> = new Set(
  'a above after again all already also although an and another any are aren as at be because been before being below both but by can cannot could couldn didn do does doesn don during each either else ever every few for from get had has hasn have her his how however i if in instead into is isn it its itself just let make may me more most much must my need neither no nor not of off often on one only or our please put rather set several should shouldn since so some still such than that the their them then there these they this though through to toolpad turn under until up use using want was wasn way we were what when where whether which while who whose why will with without won wouldn yet you your'.split(
    ' ',
  ),
);

const none: ReadonlySet<string> = new Set();

/**
 * Stop words of the search in a language. They count only in a query without other words. Only
 * those of English are known.
 */
export const stopWordsOf = (language: string): ReadonlySet<string> =>
  language === defaultLanguage ? english : none;

/** Stop words in the language of this build. */
export const stopWords = stopWordsOf(currentLanguage);
