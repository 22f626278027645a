import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { componentsOf, quoteFiles } from './classic';

test("tags in code samples and inline code aren't components of the page", () => {
  const page =
    'Use `<Crud>`:\n\n```tsx\n<AppProvider />\n```\n\n<Demo src="./A.tsx" title="A" />\n\n<CodeTabs group="x">\n\n</CodeTabs>\n';
  expect(componentsOf(page)).toEqual(['Demo', 'CodeTabs']);
});

test('a fence that quotes a file or a region of it contains the code', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'quotes-'));
  writeFileSync(path.join(siteDir, 'a.ts'), '// #region b\nb();\n// #endregion b\nc();\n');
  const page =
    '```ts file="a.ts" title="a.ts"\n```\n\n1. x\n\n   ```ts file="a.ts" region="b"\n   ```\n';
  expect(quoteFiles(page, siteDir)).toBe(
    '```ts file="a.ts" title="a.ts"\nb();\nc();\n```\n\n1. x\n\n   ```ts file="a.ts" region="b"\n   b();\n   ```\n',
  );
  rmSync(siteDir, { recursive: true });
});
