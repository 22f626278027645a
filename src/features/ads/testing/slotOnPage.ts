import { TextDecoder, TextEncoder } from 'node:util';
import { runSlot } from '../slot';

/** A slot on a page whose time, draws and sponsor are in the hands of the test. */
export const fetchMock = jest.fn();
const gtag = jest.fn();
let root: HTMLElement;

export const slot = () => root;
export const state = () => root.dataset.state;
export const label = () => root.dataset.gaEventLabel;
export const ownText = () => root.querySelector('[data-part=own]')?.textContent;
export const events = () =>
  gtag.mock.calls.map(
    ([command, name, parameters]) =>
      `${command} ${name} ${parameters.eventAction} ${parameters.eventLabel}`,
  );

/** Time goes on, and what waits for a promise goes on with it. */
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** What the sponsor's script does. */
export function placeSponsorAd(href = 'https://example.com/click'): void {
  root
    .querySelector('[data-part=sponsor]')
    ?.insertAdjacentHTML('beforeend', `<div id="carbonads"><a href="${href}">Sponsor</a></div>`);
}

/** Sets the sponsor's answer to every request. */
export function respond(body: string, ok = true): void {
  fetchMock.mockImplementation(async () => {
    const parts = [new TextEncoder().encode(body)];
    const read = async () => ({ value: parts[0], done: parts.shift() === undefined });
    return {
      ok,
      status: ok ? 200 : 500,
      body: { getReader: () => ({ read, cancel: async () => undefined }) },
    };
  });
}

/** @param draw what each `Math.random()` gives @param shape none: it is drawn */
export function start(shape?: 'image' | 'inline', draw = 0.5): void {
  if (shape) sessionStorage.setItem('docs-ad-shape', shape);
  jest.spyOn(Math, 'random').mockReturnValue(draw);
  runSlot(root);
}

/** Prepares each test of a file. */
export function setUpSlots(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { TextDecoder, fetch: fetchMock });
    fetchMock.mockReset();
    gtag.mockReset();
    window.gtag = gtag;
    sessionStorage.clear();
    document.body.innerHTML = '<div class="Ad-root" data-display-ratio="0.1"></div>';
    root = document.querySelector<HTMLElement>('.Ad-root') ?? document.body;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}
