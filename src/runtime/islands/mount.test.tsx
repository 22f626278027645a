import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { useEffect, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { mountIsland } from './mount';
import { registry } from './registry';

let mounted = 0;
let crash: 'at first' | 'at a click' | undefined;

function Counter({ start = 0 }: { start?: number }): ReactNode {
  const [count, setCount] = useState(start);
  useEffect(() => {
    mounted += 1;
  }, []);
  if (crash === 'at first' || (crash === 'at a click' && count > start)) throw new Error('crashed');
  return <button onClick={() => setCount(count + 1)}>{count} clicks</button>;
}

/** Adds an island with the server's markup to the document. */
function island(name: string, props = '{"start":3}', markup = ''): HTMLElement {
  document.body.innerHTML = `<div data-island="${name}"></div>`;
  const element = document.body.firstElementChild as HTMLElement;
  element.dataset.props = props;
  element.innerHTML = markup;
  return element;
}

const serverMarkup = () => renderToString(<Counter start={3} />);
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  mounted = 0;
  crash = undefined;
  registry.counter = () => Promise.resolve({ default: Counter });
  window.reportError = jest.fn();
});
afterAll(() => {
  delete registry.counter;
});

test('an empty island is rendered with its props, and handles events once mounting has resolved', async () => {
  const element = island('counter');
  await mountIsland(element);
  expect(element).toHaveTextContent('3 clicks');
  element.querySelector('button')?.click();
  await settle();
  expect(element).toHaveTextContent('4 clicks');
});

test('server markup is hydrated, not replaced', async () => {
  const element = island('counter', '{"start":3}', serverMarkup());
  const button = element.querySelector('button');
  await mountIsland(element);
  expect(element.querySelector('button')).toBe(button);
  button?.click();
  await settle();
  expect(button).toHaveTextContent('4 clicks');
  expect(window.reportError).not.toHaveBeenCalled();
});

test('an island is started only once', async () => {
  const element = island('counter');
  await Promise.all([mountIsland(element), mountIsland(element)]);
  await mountIsland(element);
  await settle();
  // Strict mode runs the effect twice.
  expect(mounted).toBe(2);
});

test.each(['null', '3', '"text"', '{}', undefined])('props %j count as empty', async (props) => {
  const element = island('counter', props);
  if (props === undefined) delete element.dataset.props;
  await mountIsland(element);
  expect(element).toHaveTextContent('0 clicks');
});

test.each(['', '{', 'start=3'])(
  'props that are invalid JSON (%j) reject, and the markup is unchanged',
  async (props) => {
    const element = island('counter', props, '<p>server</p>');
    await expect(mountIsland(element)).rejects.toThrow(SyntaxError);
    expect(element.innerHTML).toBe('<p>server</p>');
  },
);

test.each(['conter', '', 'constructor', '__proto__'])(
  'an island named %j does not exist',
  async (name) => {
    await expect(mountIsland(island(name))).rejects.toThrow(`No island is called "${name}".`);
  },
);

test('an island without a name does not exist', async () => {
  const element = document.createElement('div');
  await expect(mountIsland(element)).rejects.toThrow('No island is called "".');
});

test('code that could not be loaded can be loaded again', async () => {
  registry.counter = () => Promise.reject(new Error('offline'));
  const element = island('counter', '{}', '<p>server</p>');
  await expect(mountIsland(element)).rejects.toThrow('offline');
  expect(element.innerHTML).toBe('<p>server</p>');
  registry.counter = () => Promise.resolve({ default: Counter });
  element.innerHTML = '';
  await mountIsland(element);
  expect(element).toHaveTextContent('0 clicks');
});

test.each([
  ['an empty island', () => ''],
  ['server markup', serverMarkup],
])('%s that crashes initially is restored and can be started again', async (_, markup) => {
  const html = markup();
  const element = island('counter', '{"start":3}', html);
  crash = 'at first';
  await expect(mountIsland(element)).rejects.toThrow('crashed');
  expect(element.innerHTML).toBe(html);
  expect(element.dataset.state).toBe('failed');
  expect(window.reportError).toHaveBeenCalledWith(expect.objectContaining({ message: 'crashed' }));
  crash = undefined;
  await mountIsland(element);
  element.querySelector('button')?.click();
  await settle();
  expect(element).toHaveTextContent('4 clicks');
});

test('an island that crashes later is restored and has the state failed', async () => {
  const html = serverMarkup();
  const element = island('counter', '{"start":3}', html);
  await mountIsland(element);
  element.dataset.state = 'ready';
  crash = 'at a click';
  element.querySelector('button')?.click();
  await settle();
  expect(element.innerHTML).toBe(html);
  expect(element.dataset.state).toBe('failed');
});

test('all islands in components are in the registry', () => {
  const folder = path.resolve('src/features');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  const placed = files.flatMap((file) =>
    [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/<Island\s[^>]*?\bname="([^"]+)"/g),
    ].map(([, name = '']) => name),
  );
  expect(placed.length).toBeGreaterThan(2);
  expect(placed.filter((name) => !Object.hasOwn(registry, name))).toEqual([]);
});
