import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Forbids imports by path, with the reason. */
const restrict = (files, group, message, ignores = []) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', ...ignores],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: group.map((pattern) => ({ group: [pattern].flat(), message })) },
    ],
  },
});

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      '.docusaurus',
      '.guides',
      'examples',
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
      // The API tables become cards on phones by `display: block`, which takes their roles away unless they are written down.
      'jsx-a11y/no-redundant-roles': 'off',
      'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      // Scrollable code and tables must be reachable by keyboard (WCAG 2.1.1).
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['pre', 'main'], roles: ['group', 'tabpanel'] },
      ],
    },
  },
  // Direction of imports: site ← components ← features ← mdx, theme, pages, islands, page. Plugins know `src/site` only.
  restrict(
    ['src/site/**'],
    ['@site/src/components/**', '@site/src/features/**', '**/components/**', '**/features/**'],
    'src/site is plain data and imports nothing of the site.',
  ),
  restrict(
    ['src/components/**'],
    ['@site/src/features/**', '**/features/**'],
    'Components know no feature.',
  ),
  restrict(['src/**'], ['@site/plugins/**', '**/plugins/**'], 'Source never imports a plugin.', [
    'src/site/**',
    'src/components/**',
    'src/{mdx,theme,pages}/**',
  ]),
  restrict(
    ['src/{mdx,theme,pages}/**'],
    [['@site/src/features/*/*', '!@site/src/features/*/react'], '@site/plugins/**'],
    'A feature is entered by its index (or, for hooks, its react.ts); source never imports a plugin.',
  ),
  restrict(
    ['plugins/**'],
    ['**/features/**', '@site/src/features/**', '**/src/components/**'],
    'Plugins may import src/site, never a feature.',
  ),
  {
    files: ['docs-core/**/*.tsx', 'docs-studio/**/*.tsx'],
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
