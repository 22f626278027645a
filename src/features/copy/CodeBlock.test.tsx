import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { codeTextOf } from './script';
import { CodeBlock } from './CodeBlock';

const block = (props: Partial<Parameters<typeof CodeBlock>[0]> = {}) =>
  render(
    <CodeBlock html={'<span class="k">const</span> a = "&lt;b&gt;";'} language="ts" {...props} />,
  ).container.firstElementChild as HTMLElement;

test('shows highlighted code and its language', () => {
  expect(block().querySelector('code')?.innerHTML).toBe(
    '<span class="k">const</span> a = "&lt;b&gt;";',
  );
  expect(screen.getByRole('figure')).toHaveAttribute('data-language', 'ts');
});

test('URLs of files of this site have the origin of the build', () => {
  process.env.SITE_URL = 'https://docs.example.com';
  const html = 'curl https://mui.com/toolpad/downloads/a.zip https://mui.com/material-ui/';
  expect(codeTextOf(block({ html }))).toBe(
    'curl https://docs.example.com/toolpad/downloads/a.zip https://mui.com/material-ui/',
  );
  delete process.env.SITE_URL;
});

test('can be scrolled with the keyboard and has a copy button', () => {
  expect(block().querySelector('pre')).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('button', { name: 'Copy the code' })).toHaveAttribute('data-copy');
});

test('the file name is the caption and not part of the code', () => {
  expect(codeTextOf(block({ title: 'src/App.tsx' }))).toBe('const a = "<b>";');
  expect(screen.getByText('src/App.tsx').tagName).toBe('FIGCAPTION');
});

test('without a title, there is no caption', () => {
  expect(block().querySelector('figcaption')).toBeNull();
});

test('line numbers and tabs are attributes, for the style sheet and for CodeTabs', () => {
  expect(block({ numbered: 'true', tab: 'npm' }).dataset).toMatchObject({
    numbered: 'true',
    tab: 'npm',
  });
  expect(Object.keys(block().dataset)).toEqual(['language']);
});

test('a block in TypeScript has a switch before it, if there is one in JavaScript', () => {
  const { container } = render(
    <>
      <CodeBlock html="a" language="ts" variant="TS" />
      <CodeBlock html="a" language="js" variant="JS" />
      <CodeBlock html="a" language="ts" title="a.ts" js-title="a.js" />
    </>,
  );
  const [group] = screen.getAllByRole('group');
  expect(screen.getAllByRole('group')).toEqual([group]);
  expect(group).toHaveAttribute('data-needs-script');
  expect(
    container.querySelector('.choices + [data-variant=TS] + [data-variant=JS]'),
  ).not.toBeNull();
  const states = screen
    .getAllByRole('button', { name: /^[TJ]S$/ })
    .map((button) => [button.dataset.setChoice, button.ariaPressed, button.tabIndex]);
  expect(states).toEqual([
    ['codeVariant:TS', 'true', 0],
    ['codeVariant:JS', 'false', 0],
  ]);
});

test('can be read without scripts, and hides the button then', () => {
  const html = renderToStaticMarkup(<CodeBlock html="a" language="text" />);
  expect(html).toMatch(/<button[^>]* data-needs-script/);
  expect(html).not.toMatch(/ hidden| style=/);
});

const lines = (count: number, marked = 0) =>
  Array.from({ length: count }, (_, index) =>
    index + 1 === marked ? `<span class="line line-highlight">b</span>` : 'a',
  ).join('\n');

test.each([
  [40, 0, null],
  [41, 0, 'Show all 41 lines'],
  [84, 0, 'Show all 84 lines'],
  // Marked lines must be visible.
  [84, 60, null],
])('%s lines, of which line %s is marked: %s', (count, marked, label) => {
  const figure = block({ html: lines(count, marked) });
  expect(figure.querySelector('label')?.textContent ?? null).toBe(label);
  expect(codeTextOf(figure).split('\n')).toHaveLength(count);
});
