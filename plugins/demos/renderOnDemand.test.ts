import { inputsOf, renderOnDemand } from './renderOnDemand';
import type { DemoModel } from './model';
import type { RenderedDemo } from './render';

const rendered = { summary: { key: 'core/v1/Basic' }, source: { name: 'Basic' } } as RenderedDemo;

/** The function that the rule passes to the loader. */
function loaderOf(render: (key: string) => Promise<RenderedDemo | undefined>) {
  const { use } = renderOnDemand('/site/.docusaurus/demos/default', render);
  return (use as unknown as { options: { render(file: string): Promise<unknown> } }).options.render;
}

describe('renderOnDemand', () => {
  const load = loaderOf(async (key) => (key === 'core/v1/Basic' ? rendered : undefined));
  const folder = '/site/.docusaurus/demos/default/data/core/v1';

  it('creates the data of the demo that a file belongs to', async () => {
    expect(await load(`${folder}/Basic/summary.json`)).toBe(rendered.summary);
    expect(await load(`${folder}/Basic/source.json`)).toBe(rendered.source);
  });

  it('is null for an invalid or deleted demo', async () => {
    expect(await load(`${folder}/Gone/summary.json`)).toBeNull();
  });
});

describe('inputsOf', () => {
  const demo = (source: string, fullPage = false) =>
    ({ fullPage, stylings: [{ modules: [{ file: 'Basic.tsx', source }] }] }) as DemoModel;

  it('changes with the sources and with the kind of the demo', () => {
    const inputs = [demo('a'), demo('b'), demo('a', true)].map(inputsOf);
    expect(new Set(inputs).size).toBe(3);
    expect(inputsOf(demo('a'))).toBe(inputs[0]);
  });
});
