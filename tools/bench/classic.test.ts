import { componentsOf, quoteFiles } from './classic';

test("tags in code samples and inline code aren't components of the page", () => {
  const page =
    'Use `<Crud>`:\n\n```tsx\n<AppProvider />\n```\n\n<Demo src="./A.tsx" title="A" />\n\n<CodeTabs group="x">\n\n</CodeTabs>\n';
  expect(componentsOf(page)).toEqual(['Demo', 'CodeTabs']);
});

test('a fence that quotes a file contains the file', () => {
  const page = '```ts file="examples/auth.ts" title="auth.ts" {2}\n```\n\n```ts\nkept();\n```\n';
  expect(quoteFiles(page, (file) => `// ${file}\n`)).toBe(
    '```ts title="auth.ts" {2}\n// examples/auth.ts\n```\n\n```ts\nkept();\n```\n',
  );
});
