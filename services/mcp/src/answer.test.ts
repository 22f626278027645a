import { maxPart, renderPart, splitParts } from './answer';

const answer = (text: string) => ({
  source: 'Toolpad Core 0.14.0 · https://docs.example.com/',
  text,
});

test('a short answer is one part', () => {
  expect(renderPart(answer('Text.'))).toBe(
    '> Toolpad Core 0.14.0 · https://docs.example.com/\n\nText.',
  );
});

test('each part of a long answer has the source, and says how to get the next', () => {
  const text = Array.from({ length: 400 }, (_, line) => `Paragraph ${line} of a page.`).join(
    '\n\n',
  );
  const long = answer(text.repeat(3));
  expect(renderPart(long)).toMatch(/^> Toolpad Core .*Repeat the call with `part: 2` for more\.$/s);
  expect(renderPart(long, 3)).toMatch(/^> Toolpad Core .*page\.$/s);
  expect(() => renderPart(long, 4)).toThrow('There is no part 4. The last part is 3.');
});

test.each([
  ['paragraphs', `${'A paragraph.\n\n'.repeat(3000)}`],
  ['one table', '| a | b |\n'.repeat(5000)],
  ['one line', 'word '.repeat(10_000)],
  ['code', `\`\`\`\`tsx title="a.tsx"\n${'const a = 1;\n\n```\n'.repeat(2000)}\`\`\`\``],
])('parts of %s are short and complete', (_, text) => {
  const parts = splitParts(text);
  const words = (all: string) => all.replace(/`{3,}.*|\s+/g, '');
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(maxPart);
  expect(words(parts.join('\n'))).toBe(words(text));
});

test('code that continues in the next part has its fences in both', () => {
  const parts = splitParts(
    `\`\`\`\`tsx title="a.tsx"\n${'const a = 1;\n'.repeat(30)}\`\`\`\``,
    300,
  );
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(part).toMatch(/^````tsx title="a\.tsx"\n.*\n````$/s);
});
