import { componentsOf, quoteFiles } from './classic';

test('components in code samples and inline code are none of the page', () => {
  const page =
    'Use `<Crud>`:\n\n```tsx\n<AppProvider />\n```\n\n<Demo src="./A.tsx" title="A" />\n\n<CodeTabs group="x">\n\n</CodeTabs>\n';
  expect(componentsOf(page)).toEqual(['Demo', 'CodeTabs']);
});

test('a fence that quotes a file holds the file', () => {
  const page = '```ts file="examples/auth.ts" title="auth.ts" {2}\n```\n\n```ts\nkept();\n```\n';
  expect(quoteFiles(page, (file) => `// ${file}\n`)).toBe(
    '```ts title="auth.ts" {2}\n// examples/auth.ts\n```\n\n```ts\nkept();\n```\n',
  );
});
