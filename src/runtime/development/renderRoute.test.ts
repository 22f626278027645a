import serverEntry from '@docusaurus/core/lib/client/serverEntry';
import { renderRoute } from './renderRoute';

// Everything in @docusaurus/core is real, except for the application, which a build generates.
jest.mock('@docusaurus/core/lib/client/preload', () => jest.fn(() => Promise.resolve()));
jest.mock('@docusaurus/core/lib/client/App', () => {
  const { createElement, lazy, Suspense } = jest.requireActual('react');
  const { Helmet } = jest.requireActual('react-helmet-async');
  const { useLocation } = jest.requireActual('react-router-dom');
  const { default: useBrokenLinks } = jest.requireActual(
    '@docusaurus/core/lib/client/exports/useBrokenLinks',
  );
  const Late = lazy(async () => ({ default: () => createElement('p', null, 'Loaded late') }));
  const head = [
    createElement('html', { key: 'html', lang: 'en', className: 'docs' }),
    createElement('body', { key: 'body', className: 'page' }),
    createElement('title', { key: 'title' }, 'Title & more'),
    createElement('meta', { key: 'meta', name: 'description', content: 'Text.' }),
    createElement('link', { key: 'link', rel: 'canonical', href: '/page/' }),
    createElement('script', { key: 'script', type: 'application/ld+json' }, '{"a":1}'),
  ];
  return function App() {
    useBrokenLinks().collectAnchor('first');
    return createElement(
      'main',
      null,
      createElement(Helmet, null, head),
      useLocation().pathname,
      ' and more',
      createElement(Suspense, { fallback: 'Loading' }, createElement(Late)),
    );
  };
});

type Rendered = {
  html: string;
  collectedData: { metadata: { internal: Record<string, string> } };
};

test('npm start renders the same document as the build', async () => {
  const { html, collectedData } = (await (serverEntry as (request: object) => Promise<Rendered>)({
    pathname: '/page/',
    v4RemoveLegacyPostBuildHeadAttribute: true,
  })) satisfies Rendered;
  const { htmlAttributes, bodyAttributes, title, meta, link, script } =
    collectedData.metadata.internal;
  expect(html).toContain('Loaded late');
  expect(script).toContain('application/ld+json');
  expect(await renderRoute('/page/')).toBe(
    `<!DOCTYPE html><html ${htmlAttributes}><head>${title}${meta}${link}${script}</head>` +
      `<body ${bodyAttributes}><div id="__docusaurus">${html}</div></body></html>`,
  );
});
