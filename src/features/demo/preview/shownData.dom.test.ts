import { untilDataShown } from './shownData';

const progress = '<div role="progressbar"></div>';
const emptyGrid = '<div class="MuiDataGrid-root"><div role="row"></div></div>';
const grid = '<div class="MuiDataGrid-root"><div role="row" data-id="1"></div></div>';

/** Waits for a demo's data, and returns whether it was there at a time. */
function waitFor(html: string) {
  document.body.innerHTML = `<div>${html}</div>`;
  const demo = document.body.firstElementChild as HTMLElement;
  const shown = jest.fn();
  void untilDataShown(demo).then(shown);
  return {
    change: async (next: string) => {
      demo.innerHTML = next;
      await Promise.resolve();
    },
    isShownAfter: async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return shown.mock.calls.length > 0;
    },
  };
}

beforeEach(() => jest.useFakeTimers());

it('waits for rows', async () => {
  const demo = waitFor(emptyGrid);
  expect(await demo.isShownAfter(1000)).toBe(false);
  await demo.change(grid);
  expect(await demo.isShownAfter(60)).toBe(true);
});

it('waits for a second request', async () => {
  const demo = waitFor(progress);
  await demo.change('');
  expect(await demo.isShownAfter(10)).toBe(false);
  await demo.change(progress);
  expect(await demo.isShownAfter(1000)).toBe(false);
  await demo.change('<p>Order 1041</p>');
  expect(await demo.isShownAfter(60)).toBe(true);
});

it('doesn’t wait longer than 5 s', async () => {
  const demo = waitFor(emptyGrid);
  expect(await demo.isShownAfter(4900)).toBe(false);
  expect(await demo.isShownAfter(200)).toBe(true);
});
