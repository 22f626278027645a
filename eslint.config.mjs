import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

const rootDir = import.meta.dirname ?? process.cwd();
const { interactiveFiles, onlyInIslands } = await tsImport(
  './tools/lint/index.ts',
  import.meta.url,
);

/**
 * Forbids imports with matching paths, with the reason. A later entry for the same file replaces an
 * earlier one.
 */
const restrict = (files, patterns, ignores = []) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', '**/*.d.ts', ...ignores],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: patterns.map(([regex, message]) => ({ regex, message })) },
    ],
  },
});

/** Forbids imports from a tool except from its index, `@site/tools/<name>`. */
const toolsByIndex = [
  String.raw`(?:^@site|\.)/tools/[^/]+/(?!index\.mjs$)`,
  'Import a tool by its index: @site/tools/<name>.',
];

/**
 * Forbids relative imports from another tool in files that are `depth` folders below
 * `tools/<name>`.
 */
const importsOfOtherTools = (depth) => [
  String.raw`^(\.\./){${depth + 1}}(?!\.\.)`,
  'Import another tool by its index: @site/tools/<name>.',
];

/** Attributes that contain text, also for screen readers, and props that become such attributes. */
const textAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'copyLabel',
  'description',
  'label',
  'placeholder',
  'retryLabel',
  'text',
  'title',
];

/** Proper names, which aren't translated. */
const properNames = 'React Router|MUI for Figma';

/**
 * Messages to readers: two or more words that begin like a sentence, or one word with final
 * punctuation.
 */
const sentencePattern = String.raw`/^(?!(?:${properNames})$)(?:(?:[A-Z][a-z’'-]+|A|I|MUI)(?:,? [\w’'%"“”(),:;-]+)+[.!?…]?|[A-Z]\w+[.!?…])$/`;

/** Excludes messages for consoles and build logs. */
const exceptDeveloperMessages =
  ':not(NewExpression *):not(CallExpression[callee.object.name="console"] *):not(CallExpression[callee.name="warnOnce"] *)';

/**
 * Files with text for other audiences: recipients of feedback, in an issue or in a response of the
 * receiver, and hosts of sandboxes.
 */
const maintainerFiles = [
  'src/features/feedback/{issue,schema}.ts',
  'src/components/sandbox/open.ts',
];

const noPlugin = [String.raw`(^@site|\.\.)/plugins/`, 'Code in src does not import plugins.'];
const feature = (names) => String.raw`^@site/src/features/(${names})`;

/** Features that each feature can use, through their entry points `index.ts` and `hooks.ts`. */
const allowedFeatures = {
  ads: ['analytics', 'i18n'],
  analytics: ['preferences'],
  api: ['copy', 'i18n'],
  copy: ['i18n'],
  demo: ['i18n', 'preferences'],
  diagram: [],
  examples: ['i18n'],
  feedback: ['i18n'],
  'file-schema': ['i18n'],
  home: ['demo', 'i18n', 'search'],
  i18n: [],
  'moved-sections': ['i18n'],
  'not-found': ['i18n', 'search'],
  offline: ['i18n'],
  picture: ['i18n'],
  preferences: [],
  'production-error': ['i18n'],
  search: ['analytics', 'i18n'],
  settings: ['i18n', 'offline', 'preferences', 'site-theme'],
  shell: ['i18n', 'search', 'settings'],
  'site-theme': ['preferences'],
};

const betweenFeatures = Object.entries(allowedFeatures).map(([name, used]) =>
  restrict(
    [`src/features/${name}/**`],
    [
      noPlugin,
      [
        feature(`(?!(?:${used.join('|') || '-'})(?:/hooks)?$)`),
        `The feature "${name}" can use ${used.join(', ') || 'no other feature'}, through index.ts or hooks.ts. See ARCHITECTURE.md.`,
      ],
      [String.raw`^@site/src/static-pages/.`, 'Import static pages by their index.'],
    ],
  ),
);

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      'services/mcp/dist',
      '.docusaurus',
      '.guides',
      'examples',
      'versions/*/examples',
      '*_versioned_docs',
      '**/fixtures/**',
      'test-results',
      'playwright-report',
    ],
  },
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  { plugins: { 'react-hooks': reactHooks }, rules: { ...reactHooks.configs.recommended.rules } },
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-console': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // API tables become cards on phones with `display: block`, which removes implicit roles.
      'jsx-a11y/no-redundant-roles': 'off',
      'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      // Scrollable code and tables must be reachable by keyboard (WCAG 2.1.1).
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['pre', 'main'], roles: ['group', 'tabpanel'] },
      ],
    },
  },
  // Prettier wraps code, but not comments.
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['docs-*/**'],
    rules: { 'max-len': ['error', { code: 10_000, comments: 100, ignoreUrls: true }] },
  },
  // All text of the interface comes from the catalog in src/features/i18n.
  {
    files: ['src/{components,features,mdx,pages,tags,theme}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          message: 'Put the text into src/features/i18n/en.page.json, and use t(key)',
          'jsx-attributes': { include: textAttributes },
          // Names of products and keys, numbers, punctuation, and code are the same in every
          // language.
          words: { exclude: [String.raw`[\W\d_]*`, 'v', 'Toolpad', 'GitHub', 'Ctrl K'] },
          callees: { exclude: ['.*'] },
          'jsx-components': { exclude: ['code', 'script', 'style'] },
        },
      ],
    },
  },
  {
    files: ['src/{components,features,mdx,pages,tags,theme}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'src/features/i18n/??.ts',
      // Descriptions of tags are part of the writer's reference.
      'src/tags/**/*.ts',
      ...maintainerFiles,
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=', 'TemplateElement[value.raw='].map((node) => ({
          selector: `${node}${sentencePattern}]${exceptDeveloperMessages}`,
          message:
            'Put the text into src/features/i18n/en.page.json, and use createTranslate or useTranslate.',
        })),
      ],
    },
  },
  // Pages are static documents: event handlers and hooks only work in islands.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', ...interactiveFiles(rootDir)],
    plugins: { islands: { rules: { 'only-in-islands': onlyInIslands } } },
    rules: { 'islands/only-in-islands': 'error' },
  },
  // Direction of imports, see ARCHITECTURE.md. Plugins can import `src/site` and the records of
  // tags.
  restrict(
    ['src/site/**'],
    [
      [
        String.raw`(^@site/src/|\.\./)(components|features|static-pages)`,
        'src/site is plain data and imports no other folder of src.',
      ],
      noPlugin,
    ],
  ),
  restrict(['src/components/**'], [[feature(''), 'Components do not import features.'], noPlugin]),
  ...betweenFeatures,
  restrict(
    ['src/static-pages/**'],
    [
      noPlugin,
      [
        feature('[^/]+/(?!script$|firstPaint$|island$|[a-z]+Island$|hooks$)'),
        'Import a feature by one of its entry points.',
      ],
    ],
  ),
  restrict(
    ['src/{mdx,tags,theme,pages}/**'],
    [
      noPlugin,
      [feature('[^/]+/(?!hooks$)'), 'Import a feature by its index, or its hooks by hooks.ts.'],
    ],
    ['src/tags/**/*.ts'],
  ),
  restrict(
    ['src/tags/{*/tag,api}.ts'],
    [
      [
        '^react|[.]css$|component$',
        'Records of tags run in Node.js, so they import neither React nor CSS.',
      ],
    ],
  ),
  restrict(
    ['plugins/**'],
    [
      [
        String.raw`/src/(features|components|static-pages)/`,
        'Plugins import only src/site and the records of tags from src.',
      ],
      toolsByIndex,
    ],
  ),
  restrict(['*.ts', 'docs-*/**/*.ts', 'e2e/**', 'scripts/**', 'services/**'], [toolsByIndex]),
  ...[0, 1, 2, 3, 4, 5].map((depth) =>
    restrict([`tools/*/${'*/'.repeat(depth)}*`], [toolsByIndex, importsOfOtherTools(depth)]),
  ),
  {
    files: ['docs-*/**/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@site/**', '**/src/**'],
              message: 'A demo imports packages only: readers copy it.',
            },
          ],
        },
      ],
      'jsx-a11y/no-autofocus': 'off',
    },
  },
);
