import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fenceLanguages, highlight, highlightLines } from './highlight';

/** Code that a reader copies. */
const textOf = (html: string) =>
  html
    .replace(/<span class="[a-z]">|<\/span>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const samples: Record<string, string> = {
  tsx: `import { A } from './a';\n\n/** Two\n * lines. */\nexport default function B({ c = 1 }: { c?: number }) {\n  return <A.D e="f" {...g} h={() => c > 2 && !i}>{\`\${c} j\`} & k</A.D>;\n}`,
  ts: `type A<T> = { [K in keyof T]: T[K] };\nconst b = /c+/g.test("d") as const;`,
  jsx: `const a = <b className="c" />;`,
  js: `// comment\nconst a = 'b';\na?.forEach((c) => { throw new Error(\`d \${c}\`); });`,
  json: `{ "a": [1, true, null, "b"] }`,
  jsonc: `{\n  // comment\n  "a": 1,\n}`,
  yaml: `# comment\na:\n  - b: "c"\n    d: 1`,
  bash: `# comment\nnpm install @toolpad/core && cd "$HOME" --flag`,
  css: `.a:hover, #b { color: var(--c, #fff); /* d */ }\n@media (width > 1px) { e { margin: 0 } }`,
  html: `<!-- a --><a href="b" data-c>d &amp; e</a>`,
  diff: `+ a\n- b\n  c`,
  dotenv: `# comment\nAUTH_SECRET=abc`,
  docker: `FROM node:20\nRUN npm ci`,
  prisma: `model A {\n  id Int @id\n}`,
  text: `a < b & c`,
};

test('every language that a fence can have has a sample', () => {
  expect(Object.keys(samples).sort()).toEqual([...fenceLanguages].sort());
});

test.each(Object.entries(samples))('%s', (language, code) => {
  const html = highlight(code, language);
  expect(textOf(html)).toBe(code);
  expect(html).toMatchSnapshot();
});

test.each(Object.entries(samples))(
  '%s: no token spans two lines or contains another token',
  (language, code) => {
    const lines = highlightLines(code, language);
    expect(lines).toHaveLength(code.split('\n').length);
    for (const line of lines) expect(line).toMatch(/^(?:[^<]|<span class="[a-z]">[^<]+<\/span>)*$/);
  },
);

test.each(['<Crud<Order> ', '<Crud<Order, { a: B<C> }> '])('%s… has the colors of JSX', (start) => {
  const attributes = 'rows={[{ a: { b: { c: { d: { e: "f" } } } } }]} title="g" />';
  const html = highlight(`const a = 1;\n${start}${attributes}`, 'tsx');
  expect(html).toContain('<span class="t">Crud</span>');
  expect(html).toContain('<span class="a">rows</span>');
  expect(html).toContain('<span class="a">title</span>');
  expect(html).toContain('<span class="s">"f"</span>');
});

test('TypeScript and JavaScript have the same colors', () => {
  const code = 'const a = { b: 1, "c": 2, d };';
  expect(
    new Set(['js', 'jsx', 'ts', 'tsx'].map((language) => highlight(code, language))).size,
  ).toBe(1);
});

test('names inside an attribute or a template do not have its color', () => {
  expect(highlight('<A b={() => c} {...d}>{`e ${f}`}</A>', 'tsx')).not.toMatch(
    /<i[^>]*>[^<]*\b[cdf]\b/,
  );
});

test.each([
  '<p>Sign in for new users if this is true</p>',
  'const a = (\n  <>\n    {b} as in the default\n  </>\n);',
  "<Note>Don't delete: it's new</Note>",
])('words between the tags of %j are text', (code) => {
  for (const language of ['jsx', 'tsx'])
    expect(highlight(code, language)).not.toMatch(
      /<span class="[ksn]">[^<]*\b(?:in|for|new|if|this|is|true|as|default|delete|t delete: it)\b/,
    );
});

test.each([
  ['sh', 'bash'],
  ['shell', 'bash'],
])('"%s" is highlighted as "%s"', (alias, language) => {
  expect(highlight(samples.bash ?? '', alias)).toBe(highlight(samples.bash ?? '', language));
});

test.each(['', 'haskell', 'constructor', '__proto__', 'extend', 'insertBefore', 'DFS', 'TSX'])(
  'the language %j is plain text',
  (language) => {
    expect(highlight('const a = "<b>";', language)).toBe('const a = "&lt;b&gt;";');
  },
);

test.each([
  '',
  '\n',
  '\n\na',
  '<',
  '&lt;',
  '"',
  "'",
  '`${',
  '/*',
  '{/*',
  '</',
  '<a b="',
  '\u0000',
  '🦀',
  'a\r\nb',
])('highlighting does not change the code %j', (code) => {
  for (const language of fenceLanguages)
    expect(textOf(highlight(code, language))).toBe(code.replaceAll('\r\n', '\n'));
});

test('each class in the output has a color', () => {
  const css = readFileSync(path.join(process.cwd(), 'src/css/code.css'), 'utf8');
  const classes = new Set(
    Object.entries(samples).flatMap(
      ([language, code]) => highlight(code, language).match(/(?<=<span class=")[a-z]/g) ?? [],
    ),
  );
  expect([...classes].filter((name) => !css.includes(`.code .${name} {`))).toEqual([]);
  expect(classes.size).toBeGreaterThan(6);
});
