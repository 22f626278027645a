import type { Linter } from 'eslint';
import type { Problem } from '../../model/problems';
import { isScript, samplesOf } from '../samples/samples';
import { modulesOf } from '../../model/demos/demos';
import { placeAt } from '../prose/text';
import { pageCheck, siteCheck } from '../rule';

/** ESLint chooses the configuration by a file name, and code of samples has none. */
const filename = 'module.tsx';

/** Rules for demos and samples. */
const common = { 'no-debugger': 'error', 'react/jsx-key': 'error' } as const;

/** A problem that ESLint found, 1-based. */
export type LintProblem = Pick<Problem, 'rule' | 'line' | 'column'>;

async function createLint() {
  const [{ Linter }, parser, { default: jsxKey }] = await Promise.all([
    import('eslint'),
    import('@typescript-eslint/parser'),
    import('eslint-plugin-react/lib/rules/jsx-key.js'),
  ]);
  const linter = new Linter();
  return (text: string, isDemo: boolean): LintProblem[] => {
    const config: Linter.Config = {
      files: [filename],
      languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { react: { rules: { 'jsx-key': jsxKey } } },
      rules: { ...common, ...(isDemo && { 'no-console': 'error' }) },
    };
    return linter
      .verify(text, config, { filename })
      .flatMap(({ ruleId, line, column }) => (ruleId ? [{ rule: ruleId, line, column }] : []));
  };
}

let lint: ReturnType<typeof createLint> | undefined;

/** Finds errors that compilers accept. Ignores code with syntax errors, which others report. */
export const lintCode = async (text: string, isDemo: boolean): Promise<LintProblem[]> =>
  (await (lint ??= createLint()))(text, isDemo);

const rules = {
  'code/console': 'Demos write nothing to the console.',
  'code/debugger': 'Code contains no `debugger` statements.',
  'code/missing-key': 'Elements of lists have keys.',
};

const byLint = new Map<string, [rule: keyof typeof rules, message: string, note: string]>([
  [
    'no-console',
    ['code/console', "Readers don't see what a demo logs.", 'Delete it, or show it in the demo.'],
  ],
  [
    'no-debugger',
    ['code/debugger', 'This statement stops the code in the debugger.', 'Delete it.'],
  ],
  [
    'react/jsx-key',
    [
      'code/missing-key',
      'This element of a list has no key, so React logs an error.',
      'Add key={…}.',
    ],
  ],
]);

/** Errors that compilers accept, in demos and in samples. */
export const codeLint = siteCheck({
  slow: true,
  rules,
  async check({ demos: { demos }, pages, partials, cache }, report) {
    const modules = new Map(
      demos.flatMap(modulesOf).map(({ file, source }) => [file, source] as const),
    );
    const sources = [
      ...[...modules]
        .filter(([file]) => /\.tsx?$/.test(file))
        .map(([file, text]) => ({ file, text, isDemo: true, line: 0, indent: 0 })),
      ...[...pages, ...partials]
        .flatMap((page) => (page.tree ? samplesOf(page.file, page.source, page.version) : []))
        .filter(({ language, file }) => isScript(language) && file === undefined)
        .map(({ page: file, code: text, line, indent }) => ({
          file,
          text,
          isDemo: false,
          line,
          indent,
        })),
    ];
    for (const { file, text, isDemo, line: above, indent } of sources) {
      const found = await cache.async('lint', [text, isDemo], () => lintCode(text, isDemo));
      for (const { rule, line, column } of found) {
        const [own, message, note] = byLint.get(rule) ?? [];
        if (own && message)
          report(own, { file, line: above + line, column: indent + column }, message, { note });
      }
    }
  },
});

async function createSecretLint() {
  const [{ lintSource }, { creator }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ]);
  const config = {
    rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator, options: {} }],
  };
  return (filePath: string, content: string) =>
    lintSource({
      source: { content, filePath, ext: '.mdx', contentType: 'text' },
      options: { config, maskSecrets: true },
    });
}

let secretLint: ReturnType<typeof createSecretLint> | undefined;

/** Keys and passwords of real services in pages. @see https://github.com/secretlint/secretlint */
export const secrets = pageCheck({
  slow: true,
  isCached: true,
  rules: { 'samples/secret': 'Pages contain no real keys or passwords.' },
  async check({ file, source }, report) {
    const { messages } = await (await (secretLint ??= createSecretLint()))(file, source);
    for (const { range, messageId } of messages)
      report(
        'samples/secret',
        placeAt(source, range[0]),
        `This looks like a real secret (${messageId}).`,
        { note: 'Write a placeholder such as <your-token>. If the secret is real, revoke it.' },
      );
  },
});
