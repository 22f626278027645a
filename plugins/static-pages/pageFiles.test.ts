import { getFileLoaderUtils } from '@docusaurus/utils';
import { pageFileRequest, pageFileRules } from './pageFiles';

const baseUrl = '/toolpad/';
const markdown = (isServer: boolean) => {
  const { loaders } = getFileLoaderUtils(isServer);
  return {
    picture: `${loaders.inlineMarkdownImageFileLoader}./shot.png`,
    download: `${loaders.inlineMarkdownLinkFileLoader}./data.csv`,
  };
};
const queryOf = (request: string) => new URLSearchParams(/\?([^!]*)!\.\//.exec(request)?.[1] ?? '');

describe.each(['picture', 'download'] as const)('the %s of a page', (kind) => {
  test('is written by the server’s compilation, outside its own folder, with its URL on the site', () => {
    const query = queryOf(pageFileRequest(markdown(true)[kind], { isServer: true, baseUrl }));
    expect(query.has('emitFile')).toBe(false);
    expect(query.get('outputPath')).toBe('..');
    expect(query.get('publicPath')).toBe('/toolpad/');
    expect(query.get('name')).toContain('[contenthash]');
  });

  test('keeps its location and its name in the development server', () => {
    const query = queryOf(pageFileRequest(markdown(false)[kind], { isServer: false, baseUrl }));
    expect([...query.keys()]).not.toContain('outputPath');
    expect(query.get('name')).toContain('[contenthash]');
  });
});

test.each([true, false])(
  'a small picture is not inlined in the document, server: %s',
  (isServer) => {
    const request = pageFileRequest(markdown(isServer).picture, { isServer, baseUrl });
    expect(queryOf(request).get('limit')).toBe('0');
  },
);

test('requests for other modules are unchanged', () => {
  for (const request of ['./page.mdx', '!!css-loader?limit=1!./a.css', 'react'])
    expect(pageFileRequest(request, { isServer: true, baseUrl })).toBe(request);
});

test('the server also writes files that a page imports; other rules are unchanged', () => {
  const { rules } = getFileLoaderUtils(true);
  const others = [{ test: /\.css$/, use: ['css-loader'] }, { test: /\.mdx$/ }];
  const changed = pageFileRules([rules.images(), rules.otherAssets(), ...others], baseUrl);
  for (const rule of changed.slice(0, 2))
    expect(rule).toMatchObject({
      use: [{ options: { emitFile: true, outputPath: '..', publicPath: '/toolpad/' } }],
    });
  expect(changed.slice(2)).toEqual(others);
});
