import {
  finishLoading,
  clicks,
  control,
  element,
  press,
  scripts,
  settle,
  slowRuntime,
  visit,
} from './testing/islandVisit';

let page: Awaited<ReturnType<typeof visit>>;
beforeEach(async () => {
  page = await visit();
});
afterEach(() => page.leave());

describe('island that fails', () => {
  test.each([
    ['a script does not load', () => scripts()[1]?.dispatchEvent(new Event('error'))],
    [
      'the scripts bring no runtime',
      () => scripts().forEach((script) => script.dispatchEvent(new Event('load'))),
    ],
  ])('because %s: has the state failed, and starts at the next click', async (_, failure) => {
    press(control());
    failure();
    await settle();
    expect(element().dataset.state).toBe('failed');

    const { runtime, finish } = slowRuntime();
    press(control());
    expect(element().dataset.state).toBe('loading');
    await finishLoading(runtime);
    finish();
    await settle();
    expect(element().dataset.state).toBe('ready');
    expect(clicks).toEqual(['Settings']);
  });

  test('while mounting: has the state failed, discards the click, and can be started again', async () => {
    const { runtime, mount, fail, finish } = slowRuntime();
    press(control());
    await finishLoading(runtime);
    fail();
    await settle();
    expect(element().dataset.state).toBe('failed');
    element().dispatchEvent(new CustomEvent('island:start', { bubbles: true }));
    await settle();
    finish();
    await settle();
    expect(element().dataset.state).toBe('ready');
    expect(mount).toHaveBeenCalledTimes(2);
    expect(clicks).toEqual([]);
  });

  test('removes scripts that failed to load', async () => {
    press(control());
    scripts().forEach((script) => script.dispatchEvent(new Event('error')));
    await settle();
    expect(scripts()).toEqual([]);
  });

  test('on a page that lacks the scripts of islands: has the state failed', async () => {
    document.head.innerHTML = '';
    press(control());
    await settle();
    expect(element().dataset.state).toBe('failed');
  });
});
