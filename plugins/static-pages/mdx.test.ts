import { DEFAULT_FASTER_CONFIG_TRUE } from '@docusaurus/core/lib/server/configValidation';
import { mdxLoader } from '@docusaurus/mdx-loader/lib/loader';
import { getFileLoaderUtils } from '@docusaurus/utils';
import { faster } from './static-pages';

type CompilerName = 'client' | 'server';

/**
 * Compiles a page as the client or server compilation of a build does, with a processor that
 * reports which of them called it.
 */
function compile(
  compiler: CompilerName,
  crossCompilerCache?: Map<string, unknown>,
): Promise<string> {
  const processor = {
    process: ({ compilerName }: { compilerName: CompilerName }) =>
      Promise.resolve({ content: `compiled by ${compilerName}`, data: {} }),
  };
  const options = {
    siteDir: '/site',
    crossCompilerCache,
    processors: { mdProcessor: processor, mdxProcessor: processor },
    admonitions: false,
    markdownConfig: {
      format: 'mdx',
      mdx1Compat: {},
      parseFrontMatter: () => Promise.resolve({ frontMatter: {}, content: '' }),
    },
  };
  return new Promise((resolve, reject) => {
    const loader = {
      _compiler: { name: compiler },
      resource: '/site/page.mdx',
      resourcePath: '/site/page.mdx',
      getOptions: () => options,
      async: () => (error: Error | null, result: string) =>
        error ? reject(error) : resolve(result),
    };
    void mdxLoader.call(loader as never, 'Text.');
  });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

test('without a cross-compiler cache, the server compiles pages itself', async () => {
  expect(await compile('server')).toContain('compiled by server');
});

test('with a crossCompilerCache, it waits for the client, which compiles no pages: a build would never end', async () => {
  const cache = new Map<string, unknown>();
  const onServer = jest.fn();
  void compile('server', cache).then(onServer);
  await pause();
  expect(onServer).not.toHaveBeenCalled();
  await compile('client', cache);
  await pause();
  expect(onServer).toHaveBeenCalledWith(expect.stringContaining('compiled by client'));
});

test('the cross-compiler cache is off, and all other options for faster builds are on', () => {
  expect(faster).toEqual({ ...DEFAULT_FASTER_CONFIG_TRUE, mdxCrossCompilerCache: false });
});

test('Docusaurus writes the files of pages only in the client’s compilation, which contains no pages', () => {
  const emits = (isServer: boolean) => {
    const { loaders } = getFileLoaderUtils(isServer);
    const { emitFile } = loaders.file({ folder: 'files' }).options as { emitFile: boolean };
    return [emitFile, !loaders.inlineMarkdownImageFileLoader.includes('emitFile=false')];
  };
  expect([emits(false), emits(true)]).toEqual([
    [true, true],
    [false, false],
  ]);
});
