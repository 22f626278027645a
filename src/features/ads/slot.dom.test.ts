import {
  fetchMock,
  hideAds,
  label,
  inHouseText,
  advance,
  placeSponsorAd,
  respond,
  slot,
  start,
  state,
  setUpSlots,
} from './testing/slotOnPage';

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

  test('a missing ad alone asks nobody to disable an ad blocker', async () => {
    start('image', 0.19);
    await advance(3000);
    expect([state(), label()]).toEqual(['in-house', 'in-house-adblock-body-top-image']);
  });

  test('a fifth of the readers whose ads are hidden see a message', async () => {
    hideAds();
    start('image', 0.19);
    await advance(3000);
    expect([state(), label()]).toEqual(['message', 'in-house-adblock-body-top-image']);
    expect(inHouseText()).toContain('ad blocker');
  });

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
