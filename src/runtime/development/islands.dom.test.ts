import { startIslands } from '../islands/loader';
import { createIslands, type IslandCode } from './islands';

/** Creates code of islands that can be updated. The test decides when an island has started. */
function createCode() {
  const ends: (() => void)[] = [];
  const create = (): IslandCode => ({
    mount: (element) =>
      new Promise((resolve) => {
        ends.push(() => {
          element.textContent = 'runs';
          resolve();
        });
      }),
    unmount: (element) => element.replaceChildren(),
  });
  let newest = create();
  return { ends, newest: () => newest, update: () => (newest = create()) };
}

const start = (element: Element) =>
  element.dispatchEvent(new Event('island:start', { bubbles: true }));

/** Waits until pending tasks have run. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(startIslands);

test('an island that starts during an update is started again with the new code', async () => {
  document.body.innerHTML = '<div data-island="demo"></div>';
  const island = document.querySelector('div') as HTMLElement;
  const { ends, newest, update } = createCode();
  const islands = createIslands(newest);
  window.toolpadIslands = islands;
  start(island);
  await nextTask();
  expect(island.dataset.state).toBe('loading');

  update();
  const settled = islands.settled();
  ends[0]?.();
  await settled;
  expect(island).toHaveTextContent('runs');
  islands.stopOld();
  expect(island).toBeEmptyDOMElement();

  start(island);
  await nextTask();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await nextTask();
  expect(island).toHaveTextContent('runs');
  expect(island.dataset.state).toBe('ready');
});

test('settled also waits for islands that are started meanwhile', async () => {
  const { ends, newest } = createCode();
  const islands = createIslands(newest);
  const onSettled = jest.fn();
  const element = document.createElement('div');
  void islands.mount(element);
  const settled = islands.settled().then(onSettled);
  void islands.mount(element);
  ends[0]?.();
  await nextTask();
  await nextTask();
  expect(onSettled).not.toHaveBeenCalled();
  ends[1]?.();
  await settled;
});

test('settled stops waiting for an island whose code never arrives', async () => {
  jest.useFakeTimers();
  try {
    const islands = createIslands(createCode().newest);
    void islands.mount(document.createElement('div'));
    const settled = islands.settled();
    await jest.advanceTimersByTimeAsync(6_000);
    await settled;
  } finally {
    jest.useRealTimers();
  }
});

test('islands keep running if their code has not changed', () => {
  document.body.innerHTML = '<div data-island="demo" data-state="ready">runs</div>';
  createIslands(createCode().newest).stopOld();
  expect(document.body).toHaveTextContent('runs');
});
