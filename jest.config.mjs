/** Packages that are ES modules alone, by the start of their names: SWC compiles them for Jest. The third line on is the Markdown parser. */
const esModules = [
  'web-vitals',
  'idiomorph',
  'unified',
  'remark-',
  'micromark',
  'mdast-util-',
  'unist-util-',
  'estree-util-',
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
  transform: { '\\.(t|j|mj)sx?$': compile },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')}))`],
};

const moduleNameMapper = {
  '\\.module\\.css$': '<rootDir>/scripts/test/cssModule.ts',
  '^@site/(.*)$': '<rootDir>/$1',
};

const node = {
  testEnvironment: '<rootDir>/scripts/test/nodeEnvironment.ts',
  roots: ['<rootDir>/src', '<rootDir>/plugins', '<rootDir>/scripts'],
  moduleNameMapper: {
    ...moduleNameMapper,
    '^(prettier|typescript|typescript-native|@playwright/test)(/unstable/sync)?$':
      '<rootDir>/scripts/test/shared/$1.cjs',
  },
};

/** Unit tests: beside the code they test, TypeScript through SWC. Those of components, and those named `.dom.test.ts`, have a DOM. */
export default {
  // Jest leaves a processor free, which on two of them is half of the time.
  maxWorkers: '100%',
  projects: [
    {
      ...project,
      ...node,
      displayName: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', String.raw`\.(slow|dom)\.test\.ts$`],
    },
    // `npm test` runs these by themselves, and `npm run check` does not.
    { ...project, ...node, displayName: 'slow', testMatch: ['**/*.slow.test.ts'] },
    {
      ...project,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      roots: ['<rootDir>/src', '<rootDir>/plugins', '<rootDir>/scripts'],
      testMatch: ['**/*.dom.test.ts', '**/*.test.tsx'],
      moduleNameMapper,
      setupFilesAfterEnv: ['<rootDir>/scripts/test/setup.ts'],
    },
  ],
};
