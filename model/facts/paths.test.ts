import { getProductInfoFromUrl, localizeHref, pathnameToLanguage } from './paths';

const LANGUAGES = ['en', 'fr', 'zh', 'pt-BR', 'zh-Hant'];

describe('pathnameToLanguage', () => {
  test.each([
    // path, language, canonicalAs, canonicalAsServer, canonicalPathname
    ['/toolpad/core/', 'en', '/toolpad/core/', '/toolpad/core/', '/toolpad/core'],
    ['/fr/toolpad/core/?a=1#b', 'fr', '/toolpad/core/?a=1#b', '/toolpad/core/', '/toolpad/core'],
    ['/en/toolpad/', 'en', '/toolpad/', '/toolpad/', '/toolpad'],
    ['/fr', 'fr', '/', '/', '/'],
    ['/fr/', 'fr', '/', '/', '/'],
    ['/fr?x=/a/', 'fr', '/?x=/a/', '/', '/'],
    ['/zh#top', 'zh', '/#top', '/', '/'],
    ['/pt-BR/toolpad/', 'pt-BR', '/toolpad/', '/toolpad/', '/toolpad'],
    ['/zh-Hant/toolpad/', 'zh-Hant', '/toolpad/', '/toolpad/', '/toolpad'],
    ['/', 'en', '/', '/', '/'],
    ['/api/button/', 'en', '/api/button/', '/api/button/', '/api-docs/button'],
    ['/fr/api/button/#props', 'fr', '/api/button/#props', '/api/button/', '/api-docs/button'],
    ['/api', 'en', '/api', '/api', '/api-docs'],
    ['/api-docs/button/', 'en', '/api-docs/button/', '/api-docs/button/', '/api-docs/button'],
    ['/apiary/', 'en', '/apiary/', '/apiary/', '/apiary'],
    ['/toolpad/api/x/', 'en', '/toolpad/api/x/', '/toolpad/api/x/', '/toolpad/api/x'],
    ['/toolpad/core/#a?b/', 'en', '/toolpad/core/#a?b/', '/toolpad/core/', '/toolpad/core'],
  ])('%s', (path, userLanguage, canonicalAs, canonicalAsServer, canonicalPathname) => {
    expect(pathnameToLanguage(path, LANGUAGES)).toEqual({
      userLanguage,
      canonicalAs,
      canonicalAsServer,
      canonicalPathname,
    });
  });

  test.each([
    ['a language that is not enabled', '/de/toolpad/', '/de/toolpad/'],
    ['capitals', '/FR/toolpad/', '/FR/toolpad/'],
    ['a region in lower case', '/pt-br/toolpad/', '/pt-br/toolpad/'],
    ['three letters', '/fra/toolpad/', '/fra/toolpad/'],
    ['one letter', '/x/react-data-grid/', '/x/react-data-grid/'],
    ['two letters within a word', '/french/', '/french/'],
    ['a language that is not the first segment', '/toolpad/fr/', '/toolpad/fr/'],
    ['an encoded language', '/%66r/toolpad/', '/%66r/toolpad/'],
    ['an encoded slash after a language', '/fr%2Ftoolpad/', '/fr%2Ftoolpad/'],
    ['nothing', '', '/'],
    ['no leading slash', 'toolpad/', '/toolpad/'],
    ['a query alone', '?fr', '/?fr'],
    ['a language in the hash', '/#/fr/', '/#/fr/'],
  ])('%s is English and is unchanged', (_, path, canonicalAs) => {
    expect(pathnameToLanguage(path, LANGUAGES)).toMatchObject({ userLanguage: 'en', canonicalAs });
  });

  test.each([
    '//evil.example/',
    '/fr//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '/fr/\\evil.example',
    '/fr\\\\evil.example',
    '/\t/evil.example',
    '/fr/\n/evil.example',
    '\\\\evil.example',
  ])('no form of %j is a URL on another host', (path) => {
    const { userLanguage: _language, ...forms } = pathnameToLanguage(path, LANGUAGES);
    for (const form of Object.values(forms)) {
      expect(new URL(form, 'https://docs.example').host).toBe('docs.example');
      expect(form).toMatch(/^\/(?!\/)/);
    }
  });

  test('an encoded slash remains encoded and on this host', () => {
    expect(pathnameToLanguage('/fr/%2F%2Fevil.example', LANGUAGES).canonicalAs).toBe(
      '/%2F%2Fevil.example',
    );
  });

  test('only English is enabled', () => {
    expect(pathnameToLanguage('/fr/toolpad/')).toMatchObject({
      userLanguage: 'en',
      canonicalAs: '/fr/toolpad/',
    });
    expect(pathnameToLanguage('/en/toolpad/')).toMatchObject({
      userLanguage: 'en',
      canonicalAs: '/toolpad/',
    });
  });
});

describe('getProductInfoFromUrl', () => {
  test.each([
    ['/material-ui/react-button/', 'material-ui', 'core'],
    ['/joy-ui/getting-started/', 'joy-ui', 'core'],
    ['/base-ui/', 'base-ui', 'core'],
    ['/system/box', 'system', 'core'],
    ['/x/react-data-grid/', 'x-data-grid', 'x'],
    ['/x/react-date-pickers/calendar/?a#b', 'x-date-pickers', 'x'],
    ['/x/migration/', 'x-migration', 'x'],
    ['/x/', null, 'x'],
    ['/toolpad/studio/getting-started/', 'toolpad-studio', 'toolpad'],
    ['/toolpad/studio', 'toolpad-studio', 'toolpad'],
    ['/toolpad/studio#top', 'toolpad-studio', 'toolpad'],
    ['/toolpad/studios/', 'toolpad-core', 'toolpad'],
    ['/toolpad/core/introduction/', 'toolpad-core', 'toolpad'],
    ['/toolpad/versions/', 'toolpad-core', 'toolpad'],
    ['/toolpad/', 'toolpad-core', 'toolpad'],
    ['/toolpad', 'toolpad-core', 'toolpad'],
    ['/en/toolpad/studio/', 'toolpad-studio', 'toolpad'],
    ['/docs/', 'docs', null],
    ['/versions/', 'docs', null],
    ['/production-error/?code=9', 'docs', null],
    ['/experiments/docs/callouts/', 'docs-infra', null],
    ['/experiments/docs/', 'docs-infra', null],
    ['/experiments/docs', null, null],
    ['/experiments/other/', null, null],
    ['/', null, null],
    ['', null, null],
    ['/blog/', null, null],
    ['/systems/', null, null],
    ['/xy/react-data-grid/', null, null],
    ['/Toolpad/', null, null],
    ['/%74oolpad/', null, null],
    ['//toolpad/studio/', 'toolpad-studio', 'toolpad'],
  ])('%s', (path, productId, productCategoryId) => {
    expect(getProductInfoFromUrl(path)).toEqual({ productId, productCategoryId });
  });
});

describe('localizeHref', () => {
  test.each([
    ['/toolpad/core/#a', 'fr', '/fr/toolpad/core/#a'],
    ['/', 'fr', '/fr/'],
    ['/fr/toolpad/', 'fr', '/fr/toolpad/'],
    ['/zh/toolpad/', 'fr', '/fr/toolpad/'],
    ['/fr/toolpad/', 'en', '/toolpad/'],
    ['/toolpad/', 'en', '/toolpad/'],
    ['/toolpad/', 'de', '/toolpad/'],
    ['/toolpad/?next=/size-snapshot', 'fr', '/fr/toolpad/?next=/size-snapshot'],
    ['/toolpad/blog/', 'fr', '/fr/toolpad/blog/'],
  ])('%s in %s', (href, language, expected) => {
    expect(localizeHref(href, language, LANGUAGES)).toBe(expected);
  });

  test.each([
    '/blog',
    '/blog/post/',
    '/size-snapshot',
    '/toolpad/size-snapshot/?a',
    '#theming',
    '?a=1',
    '',
    'toolpad/',
    './x',
    'https://mui.com/',
    'mailto:a@b.c',
    '//host/x',
    '/\\host/x',
  ])('%j gets no language prefix', (href) => {
    expect(localizeHref(href, 'fr', LANGUAGES)).toBe(href);
  });

  test('the language prefix of blog URLs is removed', () => {
    expect(localizeHref('/fr/blog/post/', 'fr', LANGUAGES)).toBe('/blog/post/');
  });
});
