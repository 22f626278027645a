import type { Linter } from 'eslint';

/** ESLint chooses the configuration by a file name, and code of samples has none. */
const filename = 'module.tsx';

/** Rules for demos and samples. */
const common = { 'no-debugger': 'error', 'react/jsx-key': 'error' } as const;

/** A problem that ESLint found, 1-based. */
export interface LintFinding {
  rule: string;
  line: number;
  column: number;
}

async function createLint() {
  const [{ Linter }, parser, { default: jsxKey }] = await Promise.all([
    import('eslint'),
    import('@typescript-eslint/parser'),
    import('eslint-plugin-react/lib/rules/jsx-key.js'),
  ]);
  const linter = new Linter();
  return (text: string, isDemo: boolean): LintFinding[] => {
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
export const lintCode = async (text: string, isDemo: boolean): Promise<LintFinding[]> =>
  (await (lint ??= createLint()))(text, isDemo);
