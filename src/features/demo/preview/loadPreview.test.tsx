import { waitFor } from '@testing-library/react';
import { getPreferences } from '@site/src/features/preferences/preferences';
import { installBrowser, renderDemo, summary } from '../fixtures/demo';
import { showDemosNearViewport } from '../startDemos';

const comeNear = installBrowser();

const inPage = { ...summary, fullPage: false };
const fragment = `<!doctype html><head></head><body><div class="preview" data-demo-part="preview"><style>.demo-a{top:0}</style>
  <div><div><button>Save</button></div></div></div>`;

const stage = () => document.querySelector('[data-demo-part=stage]') as HTMLElement;
const island = () => document.querySelector('[data-island=demo]') as HTMLElement;
const preview = () => stage().querySelector('[data-demo-part=preview]');
const button = () => preview()?.querySelector('button') as HTMLButtonElement;

/**
 * Records `island:start` events of this test's island. Islands of earlier tests still listen to the
 * window.
 */
let started: jest.Mock;
const serve = (answer: () => Promise<Partial<Response>>) =>
  Object.assign(globalThis, { fetch: jest.fn(answer) });

/** A demo inside the page, near the viewport. */
function openDemo(answer: Partial<Response> = { ok: true, text: () => Promise.resolve(fragment) }) {
  serve(() => Promise.resolve(answer));
  renderDemo({ demo: inPage, iframe: false });
  started = jest.fn();
  island().addEventListener('island:start', started);
  showDemosNearViewport();
  comeNear(stage());
}

beforeEach(() => {
  getPreferences().reset();
});
afterEach(() => getPreferences().reset());

it('shows the preview of the demo and does not start it', async () => {
  openDemo();
  await waitFor(() => expect(button()).toHaveTextContent('Save'));
  expect(fetch).toHaveBeenCalledWith(`${summary.frameUrl}preview/`);
  expect(preview()).toHaveClass(island().className);
  expect(preview()?.nextElementSibling).toBe(island());
  expect(started).not.toHaveBeenCalled();
});

it('starts at the first input on the stage, and repeats its click on the demo', async () => {
  openDemo();
  await waitFor(() => expect(preview()).not.toBeNull());
  button().click();
  expect(started).toHaveBeenCalled();
  const clicked = jest.fn();
  island().innerHTML = '<div><button>Save</button></div>';
  island().querySelector('button')?.addEventListener('click', clicked);
  island().dispatchEvent(new Event('demo:rendered'));
  await waitFor(() => expect(preview()).toBeNull());
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('starts after any input on the page', async () => {
  openDemo();
  await waitFor(() => expect(preview()).not.toBeNull());
  window.dispatchEvent(new Event('wheel'));
  await waitFor(() => expect(started).toHaveBeenCalledTimes(1));
});

it('does not restart by itself after a failure', async () => {
  openDemo();
  await waitFor(() => expect(preview()).not.toBeNull());
  island().dataset.state = 'failed';
  stage().dispatchEvent(new Event('pointermove'));
  getPreferences().set('density', 'dense');
  expect(started).not.toHaveBeenCalled();
});

it('starts when the reader changes a preference', async () => {
  openDemo();
  await waitFor(() => expect(preview()).not.toBeNull());
  getPreferences().set('density', 'dense');
  expect(started).toHaveBeenCalledTimes(1);
});

it.each([
  ['direction', 'rtl'],
  ['density', 'dense'],
  ['codeStyling', 'css'],
] as const)('starts at once where the %s is %s', async (name, value) => {
  getPreferences().set(name, value as never);
  openDemo();
  await waitFor(() => expect(started).toHaveBeenCalledTimes(1));
  expect(preview()).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

it('shows the first styling if the demo lacks the chosen one', async () => {
  getPreferences().set('codeStyling', 'tailwind');
  openDemo();
  await waitFor(() => expect(preview()).not.toBeNull());
});

it.each([
  ['is missing', { ok: false, text: () => Promise.resolve('<h1>Not found</h1>') }],
  ['holds none', { ok: true, text: () => Promise.resolve('<div data-island="demo-frame"></div>') }],
  ['breaks off', { ok: true, text: () => Promise.reject(new TypeError('Failed to fetch')) }],
])('starts by itself if the preview %s', async (_what, answer) => {
  openDemo(answer);
  await waitFor(() => expect(started).toHaveBeenCalledTimes(1));
  expect(preview()).toBeNull();
});
