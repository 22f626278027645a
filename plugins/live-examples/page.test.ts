import { renderLivePage } from './page';

const html = `<html>
  <head>
    <link rel="icon" href="/favicon.svg" />
  </head>
  <body>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;
const assets = '/toolpad/assets/demos/core/live/orders/';

test('the page loads the bundle from the assets of the site', () => {
  const page = renderLivePage(html, { script: 'main-A.js', style: 'main-B.css' }, assets);
  expect(page).toContain(`<script type="module" src="${assets}main-A.js"></script>`);
  expect(page).toContain(`<link rel="stylesheet" href="${assets}main-B.css" />`);
  expect(page).toContain(`href="${assets}favicon.svg"`);
  expect(page).not.toContain('/src/');
});

test('search engines do not index the page', () => {
  expect(renderLivePage(html, { script: 'main-A.js' }, assets)).toContain(
    '<meta name="robots" content="noindex" />\n  </head>',
  );
});

test('a page that loads no script fails the build', () => {
  expect(() => renderLivePage('<html></html>', { script: 'main-A.js' }, assets)).toThrow(
    'index.html has no <script type="module"> of /src/.',
  );
});
