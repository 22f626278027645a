import fc from 'fast-check';
import { getProductInfoFromUrl, localizeHref, pathnameToLanguage, productOfPath } from './paths';
import { isSitePath } from './urls';
import { pagesIn } from './pageList';
import { almost, anyJson, anyText, textWith } from '@site/e2e/support/untrusted';
import { versionsIn } from './versions';

const languages = ['en', 'de', 'pt-BR'];
const anyPath = textWith('/de', '/pt-BR/', '/toolpad/core/', '/blog', '/size-snapshot', '/api');

test('every path belongs to a language, and leads to a page of this site without it', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const { userLanguage, canonicalAs, canonicalAsServer, canonicalPathname } =
        pathnameToLanguage(path, languages);
      expect(languages).toContain(userLanguage);
      for (const each of [canonicalAs, canonicalAsServer, canonicalPathname])
        expect([each, isSitePath(each)]).toEqual([each, true]);
    }),
  );
});

test('a link to this site leads to this site in every language', () => {
  fc.assert(
    fc.property(anyPath.filter(isSitePath), fc.constantFrom(...languages, 'x'), (href, language) =>
      isSitePath(localizeHref(href, language, languages)),
    ),
  );
});

test('the URL of a page leads to this site in every language', () => {
  fc.assert(
    fc.property(anyPath, fc.constantFrom(...languages), (path, language) =>
      isSitePath(
        localizeHref(pathnameToLanguage(path, languages).canonicalAs, language, languages),
      ),
    ),
  );
});

test('every path has a product or none', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      getProductInfoFromUrl(path);
      productOfPath(path);
    }),
  );
});

test('a path of this site stays on it', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, anyJson), (path) => {
      const site = 'https://mui.com';
      if (isSitePath(path)) expect(new URL(path, `${site}/toolpad/`).origin).toBe(site);
    }),
  );
});

test('lists of pages and versions contain only pages of this site', () => {
  const path = fc.oneof(fc.constant('/toolpad/core/'), anyPath);
  const page = almost({ path, title: fc.string(), label: fc.string() });
  const version = almost({
    ...{ product: fc.string(), name: fc.string(), version: fc.string() },
    ...{ state: fc.constantFrom('current', 'next', 'earlier'), url: path, home: path },
  });
  fc.assert(
    fc.property(fc.oneof(fc.array(page), anyJson), fc.array(version), (pages, versions) => {
      for (const each of pagesIn(pages)) expect(isSitePath(each.path)).toBe(true);
      for (const { url, home } of versionsIn(versions))
        for (const each of [url, home]) expect([each, isSitePath(each)]).toEqual([each, true]);
    }),
  );
});
