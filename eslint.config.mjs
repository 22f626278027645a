import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { interactiveFiles, onlyInIslands } from './tools/lint/islands.mjs';

const rootDir = import.meta.dirname ?? process.cwd();

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

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      'services/*/dist',
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
  // All text of the interface comes from the catalog in model/facts/messages.
  {
    files: ['src/{components,features,mdx,pages,tags,theme}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          message: 'Put the text into model/facts/messages/en.page.json, and use t(key)',
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
      'model/facts/messages/??.ts',
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
            'Put the text into model/facts/messages/en.page.json, and use createTranslate or useTranslate.',
        })),
      ],
    },
  },
  // Pages are static documents: event handlers and hooks only work in islands.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', ...(await interactiveFiles(rootDir))],
    plugins: { islands: { rules: { 'only-in-islands': onlyInIslands } } },
    rules: { 'islands/only-in-islands': 'error' },
  },
  { files: ['docs-*/**/*.tsx'], rules: { 'jsx-a11y/no-autofocus': 'off' } },
);
