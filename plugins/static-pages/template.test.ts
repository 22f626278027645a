import { compileSSGTemplate, renderSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate';
import coreTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import path from 'node:path';
import { ssrTemplate } from './static-pages';

const file = (name: string) => [
  { file: `assets/${name}`, hash: '', publicPath: `/toolpad/assets/${name}` },
];

/** What the client compilation reports to the server: chunks of both entries, and of an island. */
const manifest = {
  entrypoints: ['main', 'sheet'],
  origins: { main: ['runtime', 'main'], sheet: ['runtime', 'demo', 'home', 'styles', 'sheet'] },
  assets: {
    runtime: { js: file('js/runtime.1.js') },
    main: { js: file('js/main.2.js') },
    sheet: { js: file('js/sheet.3.js') },
    styles: { css: file('css/styles.4.css') },
    demo: { css: file('css/demo.6.css') },
    home: { css: file('css/home.7.css') },
    island: { js: file('js/settings.5.js') },
  },
};

/** Renders a page with the function that core uses. */
async function render(
  template: string,
  html = '<main>page</main>',
  htmlAttributes = 'lang="en" class="docs"',
): Promise<string> {
  const tags = {
    htmlAttributes,
    bodyAttributes: 'class="body"',
    title: '<title>Page</title>',
    meta: '<meta name="a">',
    link: '<link rel="b">',
    script: '',
  };
  const page = {
    params: {
      baseUrl: '/toolpad/',
      headTags: '<script>head()</script>',
      preBodyTags: '<b>before</b>',
      postBodyTags: '<b>after</b>',
      manifest,
      noIndex: false,
      DOCUSAURUS_VERSION: '3.10.2',
    },
    result: {
      html,
      collectedData: {
        modules: new Set(['@site/docs-core/page.mdx']),
        metadata: { internal: tags },
      },
    },
    ssgTemplate: await compileSSGTemplate(template),
  };
  return renderSSGTemplate(page as unknown as Parameters<typeof renderSSGTemplate>[0]);
}

/** Names of the data that a template reads. */
const dataOf = (template: string) =>
  new Set([...template.matchAll(/\bit\.(\w+)/g)].map(([, name]) => name));

test('reads exactly the data that core’s template reads', () => {
  expect(dataOf(ssrTemplate)).toEqual(dataOf(coreTemplate));
});

test('differs from core’s template only in the scripts', async () => {
  const withoutScripts = (html: string) =>
    html
      .replace(/<script src[^>]*><\/script>/g, '')
      .replace(/<meta name="islands"[^>]*>/, '')
      .replace(' data-theme="light"', '')
      .replace(/>\s+</g, '><');
  expect(withoutScripts(await render(ssrTemplate))).toBe(
    withoutScripts(await render(coreTemplate)).trim(),
  );
});

test('loads no script of the client bundle, and lists the files of React’s entry in order', async () => {
  const html = await render(ssrTemplate);
  expect(html).not.toContain('<script src');
  expect(html).toContain(
    '<meta name="islands" content="/toolpad/assets/js/runtime.1.js /toolpad/assets/js/main.2.js">',
  );
});

test('a fragment has no document around it', async () => {
  const html = '<!--sheets assets/css/demo.6.css--><main>page</main>';
  expect(await render(ssrTemplate, html, 'lang="en" data-page="fragment"')).toBe(
    '<!DOCTYPE html>\n<main>page</main>',
  );
});

describe('style sheets', () => {
  const sheetsOf = async (html?: string) =>
    [...(await render(ssrTemplate, html)).matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(
      ([, href = '']) => path.basename(href),
    );

  test('are the shared sheet and those that the page lists', async () => {
    expect(await sheetsOf('<!--sheets assets/css/demo.6.css--><main>page</main>')).toEqual([
      'demo.6.css',
      'styles.4.css',
    ]);
    expect(await sheetsOf('<!--sheets --><main>page</main>')).toEqual(['styles.4.css']);
  });

  test('are all sheets for a page that lists none, as in a development build', async () => {
    expect(await sheetsOf()).toEqual(['demo.6.css', 'home.7.css', 'styles.4.css']);
  });

  test('are not listed in the published page', async () => {
    const html = await render(ssrTemplate, '<!--sheets --><main>page</main>');
    expect(html).toContain('<div id="__docusaurus"><main>page</main></div>');
  });
});

test('scripts in the head precede the style sheet, so that the first frame is correct', async () => {
  const html = await render(ssrTemplate);
  expect(html.indexOf('head()')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  expect(html.indexOf('data-theme="light"')).toBeLessThan(html.indexOf('<head>'));
});
