import { appliedRules } from './record';

const html = '<main class="a"><p class="b">Text</p></main>';

async function applied(css: string): Promise<string> {
  document.body.innerHTML = html;
  const rules = await appliedRules(css, async (selectors) =>
    selectors.filter((each) => document.querySelector(each)),
  );
  return rules.join('');
}

it.each([
  ['of an element', '.b{top:0}'],
  ['of a state', '.b:hover{top:0}', '.a>:first-child:not(.b){top:0}'],
  ['of a pseudo-element', '.b::before{content:", "}'],
  ['with one selector that matches', '.gone,.a .b:is(:hover,:focus){top:0}'],
  ['in a media query', '@media (hover:hover){.b{top:0}}'],
  ['of an animation', '@keyframes x{from{top:0}to{top:1px}}'],
  ['of a mode', ':root{--x:1}', '[data-theme=dark]{--x:2}', '[data-theme=dark] .b{top:0}'],
])('keeps rules %s', async (_title, ...rules) => {
  for (const rule of rules) expect(await applied(rule)).toBe(rule);
});

it('removes rules of elements that don’t exist', async () => {
  expect(await applied('.gone{top:0}.b:hover{left:0}.a .gone:hover{top:0}')).toBe(
    '.b:hover{left:0}',
  );
  expect(await applied('@media (hover:hover){.gone{top:0}.b{left:0}}')).toBe(
    '@media (hover:hover){.b{left:0}}',
  );
});
