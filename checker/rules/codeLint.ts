import path from 'node:path';
import type { Linter } from 'eslint';
import { projectFiles } from '../../model/examples/collect';
import { readText } from '../../model/files/files';
import type { Problem } from '../../model/problems';
import lintTable from '../lint.json';
import type { Page } from '../../model/pages/pages';
import { isScript, samplesOf } from '../samples/samples';
import { modulesOf } from '../../model/demos/demos';
import { placeAt } from '../prose/text';
import { siteCheck } from '../rule';

/** ESLint chooses the configuration by a file name, and code of samples has none. */
const filename = 'module.tsx';

const rules = {
  'code/console': 'Demos write nothing to the console.',
  'code/debugger': 'Code contains no `debugger` statements.',
  'code/missing-key': 'Elements of lists have keys.',
  'code/hooks': 'Hooks are called at the top level of components.',
  'code/pitfall': 'Code has none of the problems that compilers accept but that break it.',
  'code/accessibility': 'ARIA attributes, roles, and the order of focus are valid.',
};

interface LintRule {
  rule: keyof typeof rules;
  /** By default, ESLint's message. */
  message?: string;
  note?: string;
  onlyDemos?: boolean;
  options?: unknown[];
}

/** Rules of ESLint and its plugins, with the rules that report their problems. */
const lintRules = new Map(Object.entries(lintTable as Record<string, LintRule>));

/** A problem that ESLint found, 1-based. */
export type LintProblem = Pick<Problem, 'rule' | 'line' | 'column' | 'message'>;

async function createLint() {
  const [{ Linter }, parser, { default: jsxKey }, a11yRules, hooks] = await Promise.all([
    import('eslint'),
    import('@typescript-eslint/parser'),
    import('eslint-plugin-react/lib/rules/jsx-key.js'),
    import('eslint-plugin-jsx-a11y'),
    import('eslint-plugin-react-hooks'),
  ]);
  const linter = new Linter();
  return (text: string, isDemo: boolean): LintProblem[] => {
    const config: Linter.Config = {
      files: [filename],
      languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: {
        react: { rules: { 'jsx-key': jsxKey } },
        'jsx-a11y': a11yRules.default as never,
        'react-hooks': hooks.default as never,
      },
      rules: Object.fromEntries(
        [...lintRules].map(([name, { onlyDemos, options = [] }]) => [
          name,
          onlyDemos && !isDemo ? 'off' : ['error', ...options],
        ]),
      ),
    };
    return linter
      .verify(text, config, { filename })
      .flatMap(({ ruleId, ...found }) => (ruleId ? [{ ...found, rule: ruleId }] : []));
  };
}

let lint: ReturnType<typeof createLint> | undefined;

/** Finds errors that compilers accept. Ignores code with syntax errors, which others report. */
export const lintCode = async (text: string, isDemo: boolean): Promise<LintProblem[]> =>
  (await (lint ??= createLint()))(text, isDemo);

/** HTML tags of a page with their attributes but without their content, as samples. */
const tagsOf = ({ file, source, elements }: Page) =>
  elements.flatMap(({ name, attributes = [], position }) => {
    const { line, column, offset } = position?.start ?? {};
    const end = attributes.at(-1)?.position?.end?.offset;
    if (!/^[a-z]/.test(name ?? '') || !line || !column || !end) return [];
    const text = `${source.slice(offset, end)} />`;
    return [{ file, text, isDemo: false, line: line - 1, indent: column - 1 }];
  });

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
      ...[...pages, ...partials].flatMap(tagsOf),
    ];
    for (const { file, text, isDemo, line: above, indent } of sources) {
      const found = await cache.async('lint', [text, isDemo], () => lintCode(text, isDemo));
      for (const { rule, line, column, message: ofESLint } of found) {
        const { rule: own, message = ofESLint, note } = lintRules.get(rule) ?? {};
        if (own)
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

/** Files of examples in which writers write secrets. */
const isText = (file: string) =>
  /\.(?:[cm]?[jt]sx?|json|ya?ml|md|html|prisma|toml|sql)$|\.env/.test(file);

/** Keys of Google's services, which secretlint doesn't know. */
const googleKey = /\bAIza[\w-]{35}(?![\w-])/;

async function secretsIn(file: string, source: string) {
  const { messages } = await (await (secretLint ??= createSecretLint()))(file, source);
  const { index } = googleKey.exec(source) ?? {};
  const google = index === undefined ? [] : [{ range: [index], messageId: 'GOOGLE_API_KEY' }];
  return [...messages, ...google].map(({ range: [start = 0], messageId }) => ({
    ...placeAt(source, start),
    messageId,
  }));
}

/**
 * Keys and passwords of real services in pages, demos, and examples.
 * @see https://github.com/secretlint/secretlint
 */
export const secrets = siteCheck({
  slow: true,
  rules: { 'samples/secret': 'Pages, demos, and examples contain no real keys or passwords.' },
  async check({ siteDir, sources, versions, cache }, report) {
    const examples = [...new Set(versions.map((version) => version.examples))]
      .flatMap((folder) =>
        projectFiles(path.join(siteDir, folder)).map((file) => path.posix.join(folder, file)),
      )
      .filter(isText)
      .map((file) => [file, readText(path.join(siteDir, file))] as const);
    for (const [file, source] of new Map([...sources, ...examples])) {
      const found = await cache.async('secrets', source, () => secretsIn(file, source));
      for (const { messageId, ...at } of found)
        report('samples/secret', { file, ...at }, `This looks like a real secret (${messageId}).`, {
          note: 'Write a placeholder such as <your-token>. If the secret is real, revoke it.',
        });
    }
  },
});
