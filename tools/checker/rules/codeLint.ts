import { isScript, samplesOf } from '@site/tools/samples';
import { modulesOf } from '../../../plugins/demos/model';
import { lintCode } from '../codeLint';
import { siteCheck } from '../rule';

const rules = {
  'code/console': 'Demos write nothing to the console.',
  'code/debugger': 'Code contains no `debugger` statements.',
  'code/missing-key': 'Elements of lists have keys.',
};

/** Our rules and messages for ESLint's rules. */
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
