import { compileSSGTemplate, renderSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate';
import coreTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { ssrTemplate } from './template';

const file = (name: string) => [
  { file: `assets/${name}`, hash: '', publicPath: `/toolpad/assets/${name}` },
];

/** What the client compilation tells the server: chunks of the two entries, and one of an island. */
const manifest = {
  entrypoints: ['main', 'sheet'],
  origins: { main: ['runtime', 'main'], sheet: ['runtime', 'styles', 'sheet'] },
  assets: {
    runtime: { js: file('js/runtime.1.js') },
    main: { js: file('js/main.2.js') },
    sheet: { js: file('js/sheet.3.js') },
    styles: { css: file('css/styles.4.css') },
    island: { js: file('js/settings.5.js') },
  },
};

/** A page, by the function core renders pages with. */
async function render(template: string): Promise<string> {
  const tags = {
    htmlAttributes: 'lang="en" class="docs"',
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
      html: '<main>page</main>',
      collectedData: {
        modules: new Set(['@site/docs-core/page.mdx']),
        metadata: { internal: tags },
      },
    },
    ssgTemplate: await compileSSGTemplate(template),
  };
  return renderSSGTemplate(page as unknown as Parameters<typeof renderSSGTemplate>[0]);
}

/** Names of the data a template reads. */
const dataOf = (template: string) =>
  new Set([...template.matchAll(/\bit\.(\w+)/g)].map(([, name]) => name));

test('reads the data that core’s template reads, all of it and nothing else', () => {
  expect(dataOf(ssrTemplate)).toEqual(dataOf(coreTemplate));
});

test('differs from core’s template in the scripts alone', async () => {
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

test('loads no script of the client bundle, and names the files of React’s entry in their order', async () => {
  const html = await render(ssrTemplate);
  expect(html).not.toContain('<script src');
  expect(html).toContain(
    '<meta name="islands" content="/toolpad/assets/js/runtime.1.js /toolpad/assets/js/main.2.js">',
  );
});

test('loads the one style sheet', async () => {
  expect((await render(ssrTemplate)).match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/toolpad/assets/css/styles.4.css" />',
  ]);
});

test('scripts in the head come before the style sheet, so that the first frame is right', async () => {
  const html = await render(ssrTemplate);
  expect(html.indexOf('head()')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  expect(html.indexOf('data-theme="light"')).toBeLessThan(html.indexOf('<head>'));
});
