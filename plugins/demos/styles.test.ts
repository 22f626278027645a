import { compileTailwind, scopeCss } from './styles';

describe('scopeCss', () => {
  it.each([
    ['a class', '.a { color: red }', '[data-demo-styles="Basic"] .a { color: red }'],
    [
      'each selector of a list',
      '.a, b { color: red }',
      '[data-demo-styles="Basic"] .a, [data-demo-styles="Basic"] b { color: red }',
    ],
    ['the root', ':root { --a: 1 }', '[data-demo-styles="Basic"] { --a: 1 }'],
    ['the body', 'body { margin: 0 }', '[data-demo-styles="Basic"] { margin: 0 }'],
    [
      'rules in a media query',
      '@media print { .a { color: red } }',
      '@media print { [data-demo-styles="Basic"] .a { color: red } }',
    ],
  ])('scopes %s to the demo', (_what, css, expected) => {
    expect(scopeCss(css, 'Basic')).toBe(expected);
  });

  it.each([
    ['nested rules', '.a { &:hover { color: red } }', '&:hover'],
    ['key frames', '@keyframes a { from { top: 0 } }', 'from {'],
  ])('leaves %s unchanged', (_what, css, expected) => {
    expect(scopeCss(css, 'Basic')).toContain(expected);
    expect(scopeCss(css, 'Basic')).not.toContain('[data-demo-styles="Basic"] &');
    expect(scopeCss(css, 'Basic')).not.toContain('[data-demo-styles="Basic"] from');
  });
});

describe('compileTailwind', () => {
  it('generates the utilities that a source uses, and no others', async () => {
    const css = await compileTailwind('<div className="p-4 hover:underline" />');
    expect(css).toContain('.p-4 {');
    expect(css).toContain('.hover\\:underline');
    expect(css).not.toContain('.flex');
  });

  it('leaves the components of a demo unchanged: no reset of headings, lists, or buttons', async () => {
    const css = await compileTailwind('<h1 className="p-4" />');
    expect(css).not.toMatch(/(^|[\s,}])(h1|ul|button)\b/m);
  });

  it('follows the color scheme of the page and of Toolpad Core', async () => {
    expect(await compileTailwind('<b className="dark:underline" />')).toContain(
      '[data-theme=dark] *',
    );
  });
});
