import { build } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { minVersion, satisfies } from 'semver';
import { packageOf } from '../../model/demos/modules';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  engines?: { node?: string };
  devDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const rootDir = path.join(__dirname, '../..');
const { packages } = JSON.parse(readFileSync(path.join(rootDir, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Paths at which Node.js looks for a package from a folder, nearest first. */
function lookups(folder: string, name: string): string[] {
  const parent = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '');
  const here = `${folder ? `${folder}/` : ''}node_modules/${name}`;
  return folder === '' ? [here] : [here, ...lookups(parent, name)];
}

/** Tools of tests that need a newer Node.js than the site: npm warns, but they work. */
const needNewerNode = ['node_modules/afdocs'];

test('every package supports the oldest version of Node.js that the site does', () => {
  const oldest = minVersion(packages['']?.engines?.node ?? '')?.version ?? '';
  const unsupported = Object.entries(packages).filter(
    ([, { engines }]) => engines?.node && !satisfies(oldest, engines.node),
  );
  expect(unsupported.map(([folder]) => folder)).toEqual(needNewerNode);
});

/** Packages of the site's packages, which must have the same versions. */
const ofOthers = [
  '@docusaurus/mdx-loader',
  '@modelcontextprotocol/client',
  '@mui/material-nextjs',
  '@mui/system',
  'commander',
];

test('packages that tests import are dependencies', () => {
  const { dependencies, devDependencies } = packages[''] ?? {};
  const own = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  const files = ['src', 'plugins', 'tools', 'model', 'checker', 'e2e'].flatMap((folder) =>
    readdirSync(path.join(rootDir, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
      .filter((file) => !/node_modules|fixtures/.test(file)),
  );
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(path.join(rootDir, file), 'utf8').matchAll(
        /^import (?!type)[^'";]*from '((?!@(?:site|theme|generated)\/)[^'.][^']*)'/gm,
      ),
    ].map(([, specifier = '']) => specifier),
  );
  const missing = imported
    .filter((specifier) => !isBuiltin(specifier))
    .map(packageOf)
    .filter((name) => !own.has(name));
  expect([...new Set(missing)].sort()).toEqual(ofOthers);
});

test('the lockfile contains the packages of all platforms, which npm ci requires', () => {
  const optional = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ folder, name })),
  );
  expect(optional.length).toBeGreaterThan(50);
  expect(
    optional.filter(
      ({ folder, name }) => !lookups(folder, name).some((place) => place in packages),
    ),
  ).toEqual([]);
});

test('packages have the peers that they require, which npm does not install by itself', () => {
  const required = Object.entries(packages).flatMap(
    ([folder, { peerDependencies = {}, peerDependenciesMeta = {} }]) =>
      Object.keys(peerDependencies)
        .filter((name) => !peerDependenciesMeta[name]?.optional)
        .map((name) => ({ folder, name })),
  );
  expect(required.length).toBeGreaterThan(50);
  // The hosted search of the classic preset requires it, which this site doesn't load.
  const unused = 'search-insights';
  expect(
    required.filter(
      ({ folder, name }) =>
        name !== unused && !lookups(folder, name).some((place) => place in packages),
    ),
  ).toEqual([]);
});

/** Packages that only the slow checks load, when they start. */
const loadedLater = [
  '@secretlint/core',
  '@secretlint/secretlint-rule-preset-recommend',
  '@typescript-eslint/parser',
  'cspell-lib',
  'eslint',
  'eslint-plugin-react',
  'typescript-native',
];

/** Modules in `src` that the site loads, without tests. */
const sourcesOfSite = () =>
  readdirSync(path.join(rootDir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|[\\/](?:testing|fixtures)[\\/]/.test(file),
    )
    .map((file) => path.join('src', file));

test('packages that npm start and builds load are dependencies', async () => {
  const { metafile } = await build({
    absWorkingDir: rootDir,
    entryPoints: [
      ...['docusaurus.config.ts', 'sidebars.ts', 'plugins/index.ts', 'scripts/check-docs.ts'],
      ...sourcesOfSite(),
    ],
    bundle: true,
    packages: 'external',
    outdir: 'unused',
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    loader: { '.css': 'empty' },
    external: ['@theme/*', '@generated/*', '*.css?inline'],
    logLevel: 'silent',
  });
  const imported = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path: name }) => external && /^[@\w]/.test(name) && !isBuiltin(name))
    .map(({ path: name }) => packageOf(name));
  const { dependencies = {} } = packages[''] ?? {};
  const isOfDocusaurus = (name: string) =>
    /^(?:@(?:theme|theme-original|generated|docusaurus)\/|react-(?:router-dom|helmet-async)$)/.test(
      name,
    );
  expect(new Set(imported).size).toBeGreaterThan(40);
  expect(
    [...new Set(imported)].filter(
      (name) => !(name in dependencies) && !isOfDocusaurus(name) && !loadedLater.includes(name),
    ),
  ).toEqual([]);
}, 60_000);
