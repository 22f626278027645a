import {
  hideAds,
  events,
  fetchMock,
  advance,
  placeSponsorAd,
  respond,
  slot,
  start,
  state,
  setUpSlots,
} from './testing/slotOnPage';

setUpSlots();

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
    hideAds();
    start('image', 0.1);
    const append = jest.spyOn(Element.prototype, 'replaceChildren').mockImplementationOnce(() => {
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
