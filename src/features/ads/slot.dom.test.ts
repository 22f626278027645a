import { TextDecoder, TextEncoder } from 'node:util';
import { watchSlot } from './slot';

/** Renders a slot on a page and mocks time, random numbers, and the sponsor. */
const fetchMock = jest.fn();
const gtag = jest.fn();
let root: HTMLElement;

const slot = () => root;
const state = () => root.dataset.state;
const label = () => root.dataset.gaEventLabel;
const inHouseText = () => root.querySelector('[data-part=in-house]')?.textContent;
const events = () =>
  gtag.mock.calls.map(
    ([command, name, parameters]) =>
      `${command} ${name} ${parameters.eventAction} ${parameters.eventLabel}`,
  );

/** Advances the time and runs pending promises. */
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Simulates the sponsor's script. */
function placeSponsorAd(href = 'https://example.com/click'): void {
  root
    .querySelector('[data-part=sponsor]')
    ?.insertAdjacentHTML('beforeend', `<div id="carbonads"><a href="${href}">Sponsor</a></div>`);
}

/** Sets the sponsor's response to all requests. */
function respond(body: string, ok = true): void {
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
function start(shape?: 'image' | 'inline', draw = 0.5): void {
  if (shape) sessionStorage.setItem('docs-ad-shape', shape);
  jest.spyOn(Math, 'random').mockReturnValue(draw);
  watchSlot(root);
}

/** The slot is near the viewport. */
class Observer {
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.callback([{ isIntersecting: true }]);
  disconnect = () => undefined;
}

/** Sets up and cleans up each test of a file. */
function setUpSlots(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { TextDecoder, fetch: fetchMock, IntersectionObserver: Observer });
    fetchMock.mockReset();
    gtag.mockReset();
    window.gtag = gtag;
    sessionStorage.clear();
    document.head.replaceChildren();
    document.body.innerHTML =
      '<div class="Ad-root" data-display-ratio="0.1" data-ga-event-category="ad" data-ga-event-action="click"><div data-part="in-house">In-house</div></div>';
    root = document.querySelector<HTMLElement>('.Ad-root') ?? document.body;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

setUpSlots();

describe('image shape', () => {
  test('loads the script in a separate task', async () => {
    start('image');
    expect(slot().querySelector('script')).toBeNull();
    await advance(0);
    expect(slot().querySelector('script')?.src).toBe(
      'https://cdn.carbonads.com/carbon.js?serve=CKYIL27L&placement=material-uicom',
    );
    expect([state(), label()]).toEqual(['nothing', undefined]);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test("shows the sponsor's ad once it has loaded", async () => {
    start('image');
    await advance(900);
    placeSponsorAd();
    await advance(100);
    expect([
      state(),
      label(),
      slot().dataset.gaEventCategory,
      slot().dataset.gaEventAction,
    ]).toEqual(['sponsor', 'carbon-body-top-image', 'ad', 'click']);
  });

  test("replaces the sponsor's placeholder with an in-house ad", async () => {
    start('image');
    placeSponsorAd('https://mui.com/material-ui/discover-more/backers');
    await advance(500);
    expect([state(), label()]).toEqual(['in-house', 'in-house-carbon-body-top-image']);
  });

  test('assumes an ad blocker if there is no ad at the seventh check', async () => {
    start('image');
    await advance(2999);
    expect(state()).toBe('nothing');
    await advance(1);
    expect([state(), label()]).toEqual(['in-house', 'in-house-adblock-body-top-image']);
    expect(inHouseText()).toBe('In-house');
  });

  test('a fifth of the readers with an assumed ad blocker see a message', async () => {
    start('image', 0.19);
    await advance(3000);
    expect([state(), label()]).toEqual(['message', 'in-house-adblock-body-top-image']);
    expect(root.querySelector('[data-part=message]')?.textContent).toContain('ad blocker');
  });

  test.each([0.19, 0.5])(
    'a late placeholder means that there is no ad blocker, random number %p',
    async (draw) => {
      start('image', draw);
      await advance(3000);
      expect(sessionStorage.getItem('docs-ad-blocked')).toBe('true');
      placeSponsorAd('https://mui.com/material-ui/discover-more/backers');
      await advance(500);
      expect([state(), label()]).toEqual(['in-house', 'in-house-carbon-body-top-image']);
      expect(inHouseText()).toBe('In-house');
      expect(sessionStorage.getItem('docs-ad-blocked')).toBeNull();
    },
  );

  test('still shows a late ad, up to the thirtieth check', async () => {
    start('image');
    await advance(14_000);
    expect(state()).toBe('in-house');
    placeSponsorAd();
    await advance(500);
    expect([state(), label()]).toEqual(['sponsor', 'carbon-body-top-image']);
  });

  test('stops checking after the thirtieth check', async () => {
    start('image');
    await advance(14_500);
    placeSponsorAd();
    await advance(60_000);
    expect(state()).toBe('in-house');
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('inline shape', () => {
  const ad = {
    company: 'Acme',
    description: '<b>Tools</b> & more',
    statlink: '//example.com/click',
    image: '//cdn.example.com/a.png',
    pixel: '//p.example/1||javascript:alert(1)',
    statimp: '//p.example/0',
  };

  test('shows the ad of the response, with strings as text', async () => {
    respond(JSON.stringify({ ads: [ad] }));
    start('inline');
    await advance(0);
    expect(fetchMock.mock.calls).toEqual([
      [
        'https://srv.buysellads.com/ads/CKYIL27L.json?segment=placement:material-uicom',
        expect.anything(),
      ],
    ]);
    expect([state(), label()]).toEqual(['sponsor', 'carbon-body-top-inline']);
    const shown = slot().querySelector('.carbonads');
    expect(shown?.textContent).toBe('Acme <b>Tools</b> & moread by Carbon');
    expect(shown?.querySelector('a')?.href).toBe('https://example.com/click');
    expect(
      [...slot().querySelectorAll('img[hidden]')].map((pixel) => pixel.getAttribute('src')),
    ).toEqual(['https://p.example/0', 'https://p.example/1']);
    expect(slot().querySelector('script')).toBeNull();
  });

  test("replaces the sponsor's placeholder with an in-house ad, without its pixels", async () => {
    respond(JSON.stringify([{ ...ad, statlink: 'https://mui.com/discover-more/backers' }]));
    start('inline');
    await advance(0);
    expect([state(), label()]).toEqual(['in-house', 'in-house-carbon-body-top-inline']);
    expect(slot().querySelector('img[hidden]')).toBeNull();
  });

  test('shows an in-house ad after ten responses without an ad', async () => {
    respond('[]');
    start('inline');
    await advance(0);
    expect(fetchMock).toHaveBeenCalledTimes(10);
    expect([state(), label()]).toEqual(['in-house', 'in-house-body-top-inline']);
  });

  test.each([
    ['an error', 'x', false],
    ['an error page', '<!doctype html>', true],
    ['wrong types', '{"ads":5}', true],
    ['5 MB', '['.padEnd(5_000_000), true],
  ])('%s shows no ad and counts as an ad blocker', async (_name, body, ok) => {
    respond(body, ok);
    start('inline');
    await advance(2999);
    expect(state()).toBe('nothing');
    await advance(1);
    expect([state(), label()]).toEqual(['in-house', 'in-house-adblock-body-top-inline']);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('ad blocker', () => {
  test('is remembered for the visit, so the next page does not wait', async () => {
    start('image');
    await advance(3500);
    expect(label()).toBe('in-house-adblock-body-top-image');
    slot().replaceChildren();
    start('image');
    expect([state(), label()]).toEqual(['in-house', 'in-house-adblock-body-top-image']);
  });

  test('is forgotten when an ad appears after all', async () => {
    sessionStorage.setItem('docs-ad-blocked', 'true');
    start('image');
    await advance(0);
    placeSponsorAd();
    await advance(500);
    expect([state(), label()]).toEqual(['sponsor', 'carbon-body-top-image']);
    expect(sessionStorage.getItem('docs-ad-blocked')).toBeNull();
  });
});

describe('shape', () => {
  test.each([
    [0.19, 'inline'],
    [0.2, 'image'],
  ])('a random number of %p selects %s for the whole visit', (draw, shape) => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    start(undefined, draw);
    expect([slot().dataset.shape, sessionStorage.getItem('docs-ad-shape')]).toEqual([shape, shape]);
  });
});

describe('display event', () => {
  test('is sent 2500 ms after the ad is shown, for a random number below the ratio', async () => {
    start('image', 0.0999);
    placeSponsorAd();
    await advance(500 + 2499);
    expect(events()).toEqual([]);
    await advance(1);
    expect(events()).toEqual(['event ad display carbon-body-top-image']);
  });

  test('is not sent for other random numbers', async () => {
    start('image', 0.1);
    placeSponsorAd();
    await advance(20_000);
    expect(events()).toEqual([]);
  });

  test('reports the ad that was shown for long enough', async () => {
    start('image', 0.05);
    await advance(3000);
    placeSponsorAd();
    await advance(20_000);
    expect(events()).toEqual(['event ad display carbon-body-top-image']);
  });
});

describe('when the reader leaves', () => {
  test('the image shape loads, checks and reports nothing', async () => {
    start('image', 0.05);
    slot().remove();
    await advance(60_000);
    expect(slot().querySelector('script')).toBeNull();
    expect(events()).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('the inline shape sends no further request', async () => {
    respond('[]');
    fetchMock.mockImplementationOnce(async () => {
      slot().remove();
      return { ok: true, body: { getReader: () => ({ read: async () => ({ done: true }) }) } };
    });
    start('inline');
    await advance(60_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(state()).toBe('nothing');
  });
});

describe('when the slot crashes', () => {
  test('it shows nothing, stops, and is reported once', async () => {
    start('image', 0.1);
    await advance(10);
    const append = jest.spyOn(Element.prototype, 'append').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    await advance(60_000);
    append.mockRestore();
    expect([state(), slot().childElementCount, slot().dataset.gaEventCategory]).toEqual([
      'crashed',
      0,
      undefined,
    ]);
    expect(events()).toEqual(['event ad crash in-house-adblock-body-top-image']);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('at the start, it is reported too', async () => {
    jest.spyOn(Element.prototype, 'append').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    start('image');
    await advance(60_000);
    expect(state()).toBe('crashed');
    expect(events()).toEqual(['event ad crash carbon-body-top-image']);
  });
});
