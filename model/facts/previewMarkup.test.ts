import { usedCss } from './previewMarkup';

const used = (css: string, html: string) => usedCss(css.split('\n'), html);

it('removes rules with unused classes', () => {
  const css = '.demo-a{color:red}.demo-a:hover{color:blue}\n.demo-ab{color:green}\n.demo-b{top:0}';
  expect(used(css, '<p class="demo-a x"></p>')).toBe('.demo-a{color:red}.demo-a:hover{color:blue}');
});

it('keeps rules without a class, and names of animations', () => {
  const css = 'html{margin:0}\n@keyframes animation-x{from{top:0}}\n.demo-gone{top:0}';
  expect(used(css, '<p></p>')).toBe('html{margin:0}@keyframes animation-x{from{top:0}}');
});

it('keeps variables that are used, directly or by other variables, in each mode', () => {
  const css = [
    ':root{--mui-a:var(--mui-b);--mui-b:1px;--mui-c:var(--mui-b)}',
    '[data-theme=dark]{--mui-b:2px;--mui-c:3px;--Own:4px}',
    '[data-theme=light]{--mui-c:5px}',
    'p{top:calc(2 * var(--mui-a, 0px));--Paper-x:var(--mui-c2)}',
  ].join('\n');
  expect(used(css, '')).toBe(
    ':root{--mui-a:var(--mui-b);--mui-b:1px;}[data-theme=dark]{--mui-b:2px;--Own:4px}p{top:calc(2 * var(--mui-a, 0px));--Paper-x:var(--mui-c2)}',
  );
});

it('keeps variables that style attributes use', () => {
  const css = ':root{--mui-shadows-1:1px;--mui-shadows-2:2px}';
  const html = '<p style="--Paper-shadow: var(--mui-shadows-1);"></p>';
  expect(used(css, html)).toBe(':root{--mui-shadows-1:1px;}');
});
