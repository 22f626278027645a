/**
 * Packages with ES modules only, by the start of their names, which SWC compiles for Jest. From the
 * fourth line on, these belong to the Markdown parser.
 */
const esModules = [
  '@docusaurus/core/lib/client',
  'web-vitals',
  '@shikijs/',
  'idiomorph',
  'unified',
  'remark-',
  'micromark',
  'mdast-util-',
  'unist-util-',
  'estree-util-',
  'collapse-white-space',
  'comma-separated-tokens',
  'hast',
  'html-whitespace-sensitive-tag-names',
  'property-information',
  'rehype-',
  'space-separated-tokens',
  'trim-trailing-lines',
  'web-namespaces',
  'vfile',
  'bail',
  'ccount',
  'character-',
  'decode-named-',
  'devlop',
  'escape-string-regexp',
  'fault',
  'is-',
  'longest-streak',
  'markdown-table',
  'parse-entities',
  'parse5',
  'entities',
  'stringify-entities',
  'trough',
  'zwitch',
];

const compile = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

const project = {
  modulePathIgnorePatterns: ['<rootDir>/build', '<rootDir>/.docusaurus'],
  transform: { '\\.(t|j|mj)sx?$': compile, '\\.css$': '<rootDir>/tools/jest/styleText.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')}))`],
};

const moduleNameMapper = {
  '\\.module\\.css$': '<rootDir>/tools/jest/cssModule.ts',
  '^@site/(.*)$': '<rootDir>/$1',
};

const node = {
  testEnvironment: '<rootDir>/tools/jest/nodeEnvironment.ts',
  roots: ['model', 'checker', 'plugins', 'src', 'tools', 'services'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  moduleNameMapper: {
    ...moduleNameMapper,
    '^(prettier|typescript|typescript-native|@playwright/test)(/unstable/sync)?$':
      '<rootDir>/tools/jest/shared/$1.cjs',
  },
};

const dom = {
  testEnvironment: 'jsdom',
  roots: node.roots,
  moduleNameMapper,
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
};

const slow = String.raw`\.slow\.test\.tsx?$`;

/**
 * Unit tests beside the code, with TypeScript compiled by SWC. Tests of components and those named
 * `.dom.test.ts` have a DOM. `npm test` runs those named `.slow.test.ts` and `.slow.test.tsx`, but
 * `npm run check` doesn't.
 */
export default {
  // By default, Jest leaves one processor idle, which is half of the time if there are two.
  maxWorkers: '100%',
  projects: [
    {
      ...project,
      ...node,
      displayName: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', slow, String.raw`\.(?:dom|upgrade)\.test\.ts$`],
    },
    {
      ...project,
      ...dom,
      displayName: 'dom',
      testMatch: ['**/*.dom.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', slow],
    },
    { ...project, ...node, displayName: 'slow-node', testMatch: ['**/*.slow.test.ts'] },
    { ...project, ...dom, displayName: 'slow-dom', testMatch: ['**/*.slow.test.tsx'] },
    { ...project, ...node, displayName: 'upgrade', testMatch: ['**/*.upgrade.test.ts'] },
  ],
};
