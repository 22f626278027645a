import { TextDecoder, TextEncoder } from 'node:util';
import { element } from '@site/src/components/element';
import { runSlot } from '../slot';

/** Renders a slot on a page and mocks time, random numbers, and the sponsor. */
export const fetchMock = jest.fn();
const gtag = jest.fn();
let root: HTMLElement;

export const slot = () => root;
export const state = () => root.dataset.state;
export const label = () => root.dataset.gaEventLabel;
export const inHouseText = () => root.querySelector('[data-part=in-house]')?.textContent;
export const events = () =>
  gtag.mock.calls.map(
    ([command, name, parameters]) =>
      `${command} ${name} ${parameters.eventAction} ${parameters.eventLabel}`,
  );

/** Hides elements that look like ads, as an ad blocker does. */
export const hideAds = () => document.head.append(element('style', {}, '.adsbox{display:none}'));

/** Advances the time and runs pending promises. */
export const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Simulates the sponsor's script. */
export function placeSponsorAd(href = 'https://example.com/click'): void {
  root
    .querySelector('[data-part=sponsor]')
    ?.insertAdjacentHTML('beforeend', `<div id="carbonads"><a href="${href}">Sponsor</a></div>`);
}

/** Sets the sponsor's response to all requests. */
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

/** @param draw return value of `Math.random()` @param shape if missing, chosen at random */
export function start(shape?: 'image' | 'inline', draw = 0.5): void {
  if (shape) sessionStorage.setItem('docs-ad-shape', shape);
  jest.spyOn(Math, 'random').mockReturnValue(draw);
  runSlot(root);
}

/** Sets up and cleans up each test of a file. */
export function setUpSlots(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { TextDecoder, fetch: fetchMock });
    fetchMock.mockReset();
    gtag.mockReset();
    window.gtag = gtag;
    sessionStorage.clear();
    document.head.replaceChildren();
    document.body.innerHTML =
      '<div class="Ad-root" data-display-ratio="0.1"><div data-part="in-house">In-house</div></div>';
    root = document.querySelector<HTMLElement>('.Ad-root') ?? document.body;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}
