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

/** Unit tests: beside the code they test, TypeScript through SWC, a DOM by default. */
export default {
  testEnvironment: 'jsdom',
  // Jest leaves a processor free, which on two of them is half of the time.
  maxWorkers: '100%',
  roots: ['<rootDir>/src', '<rootDir>/plugins', '<rootDir>/scripts'],
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/build', '<rootDir>/.docusaurus'],
  transform: {
    '\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')}))`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/scripts/test/cssModule.ts',
    '^@site/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/scripts/test/setup.ts'],
};
