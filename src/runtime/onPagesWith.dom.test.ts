import { onPagesWith } from './onPagesWith';

const show = (html: string) => {
  document.body.innerHTML = html;
};
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** Creates a feature whose code loads when the test calls `arrive`. */
function slowFeature() {
  const start = jest.fn();
  const watch = jest.fn();
  let arrive = () => {};
  let fail = () => {};
  const load = jest.fn(
    () =>
      new Promise<{ start: typeof start; watch: typeof watch }>((resolve, reject) => {
        arrive = () => resolve({ start, watch });
        fail = () => reject(new Error('offline'));
      }),
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    start,
    watch,
    load,
    arrive: async () => (arrive(), settled()),
    fail: async () => (fail(), settled()),
  };
}

describe('feature for some pages', () => {
  it('is not loaded on a page without its elements', () => {
    show('<p>Text</p>');
    const feature = slowFeature();
    onPagesWith('[data-demo]', feature.load)();
    expect(feature.load).not.toHaveBeenCalled();
  });

  it('receives a click from before its code has loaded', async () => {
    show('<div data-demo><button>Copy</button></div>');
    const feature = slowFeature();
    onPagesWith('[data-demo]', feature.load)();
    press('button');
    expect(feature.start).not.toHaveBeenCalled();
    await feature.arrive();
    expect(feature.start).toHaveBeenCalledTimes(1);
    const [click] = feature.start.mock.calls[0]?.[0] as Event[];
    expect(click).toMatchObject({ type: 'click', target: document.querySelector('button') });
    expect(feature.watch).toHaveBeenCalledTimes(1);
  });

  it('receives keys and clicks from before its code has loaded', async () => {
    show('<div data-demo><button>TS</button><button id="copy">Copy</button></div>');
    const feature = slowFeature();
    onPagesWith('[data-demo]', feature.load)();
    press('button');
    for (const key of ['ArrowRight', 'End'])
      document
        .querySelector('button')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('#copy');
    await feature.arrive();
    const early = feature.start.mock.calls[0]?.[0] as Event[];
    expect(early.map((event) => ('key' in event ? event.key : event.type))).toEqual([
      'click',
      'ArrowRight',
      'End',
      'click',
    ]);
  });

  it('starts once, and watches each page', async () => {
    show('<div data-demo></div>');
    const feature = slowFeature();
    const look = onPagesWith('[data-demo]', feature.load);
    look();
    look();
    await feature.arrive();
    expect(feature.start.mock.calls).toEqual([[[]]]);
    expect(feature.watch).toHaveBeenCalledTimes(2);
  });

  it('is loaded again on the next page after a failure', async () => {
    show('<div data-demo></div>');
    const feature = slowFeature();
    const look = onPagesWith('[data-demo]', feature.load);
    look();
    await feature.fail();
    look();
    await feature.arrive();
    expect(feature.load).toHaveBeenCalledTimes(2);
    expect(feature.start).toHaveBeenCalledTimes(1);
  });
});
