import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { allowStyleTexts, styleTexts } from './styleTexts';

test('an imported style sheet is minified text, without nesting for browsers that lack it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'style-texts-'));
  try {
    writeFileSync(path.join(folder, 'a.text.css'), 'a {\n  & b {\n    color: #ff0000;\n  }\n}\n');
    writeFileSync(
      path.join(folder, 'a.ts'),
      "import text from './a.text.css';\nconsole.log(text);\n",
    );
    const { outputFiles } = await build({
      entryPoints: [path.join(folder, 'a.ts')],
      bundle: true,
      write: false,
      plugins: [styleTexts(['firefox115'])],
    });
    expect(outputFiles[0]?.text).toContain('"a b{color:red}"');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a Docusaurus without the rule for style sheets is an error instead of a sheet that's missing", () => {
  expect(() => allowStyleTexts({ module: { rules: [] } })).toThrow('styleTexts.ts');
});
