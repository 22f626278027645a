import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { withScriptMinimizer } from './minimizer';

/** Properties of the Rspack configuration that core creates, which builds use. */
interface CoreConfig {
  entry: string;
  /** Class names of its minimizers. */
  minimizers: string[];
}

/** Prints the properties. Runs in Node.js, because Jest can't load Rspack. */
const program = `
const { createBuildClientConfig } = require('@docusaurus/core/lib/webpack/client');
const { createConfigureWebpackUtils } = require('@docusaurus/core/lib/webpack/configure');
const { DEFAULT_FASTER_CONFIG_TRUE: faster } = require('@docusaurus/core/lib/server/configValidation');
(async () => {
  const siteConfig = { future: { faster, experimental_router: 'browser' }, staticDirectories: [] };
  const configureWebpackUtils = await createConfigureWebpackUtils({ siteConfig });
  const { currentBundler } = configureWebpackUtils;
  const props = {
    siteDir: process.cwd(), siteConfig, outDir: '/nowhere', siteConfigPath: '', baseUrl: '/toolpad/', generatedFilesDir: '/nowhere',
    routesPaths: [], siteMetadata: {}, siteVersion: '', plugins: [], currentBundler, i18n: { currentLocale: 'en' },
  };
  const { config } = await createBuildClientConfig({ props, minify: true, faster, configureWebpackUtils, bundleAnalyzer: false });
  const { minimizer } = config.optimization;
  console.log(JSON.stringify({
    entry: config.entry,
    minimizers: minimizer.map(({ constructor }) => constructor.name),
  }));
})();
`;

let core: CoreConfig;
beforeAll(() => {
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', program], {
    cwd: path.resolve(__dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'production', BABEL_ENV: 'production' },
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(stderr);
  core = JSON.parse(stdout) as CoreConfig;
}, 60_000);

test('the client build has one entry file, the single-page app', () => {
  expect(core.entry).toBe(require.resolve('@docusaurus/core/lib/client/clientEntry.js'));
});

test('it has a minimizer for scripts, which ours replaces', () => {
  const minimizers = core.minimizers.map((name) => {
    const named = { [name]: class {} }[name];
    return named ? (new named() as object) : {};
  });
  const ours = withScriptMinimizer(minimizers, '/nowhere', { name: 'rspack' } as Parameters<
    typeof withScriptMinimizer
  >[2]);
  expect(ours.filter((each, index) => each !== minimizers[index])).toHaveLength(1);
  expect(ours).toHaveLength(minimizers.length);
});
