import {
  events,
  fetchMock,
  pass,
  placeSponsorAd,
  respond,
  slot,
  start,
  state,
  setUpSlots,
} from './testing/slotOnPage';

setUpSlots();

describe('the display event', () => {
  test('comes 2500 ms after the ad is shown, for a draw below the ratio', async () => {
    start('image', 0.0999);
    placeSponsorAd();
    await pass(500 + 2499);
    expect(events()).toEqual([]);
    await pass(1);
    expect(events()).toEqual(['event ad display carbon-body-top-image']);
  });

  test('does not come for other draws', async () => {
    start('image', 0.1);
    placeSponsorAd();
    await pass(20_000);
    expect(events()).toEqual([]);
  });

  test('is of the ad that stays', async () => {
    start('image', 0.05);
    await pass(3000);
    placeSponsorAd();
    await pass(20_000);
    expect(events()).toEqual(['event ad display carbon-body-top-image']);
  });
});

describe('a reader who leaves', () => {
  test('in the image shape nothing is loaded, looked for or reported any more', async () => {
    start('image', 0.05);
    slot().remove();
    await pass(60_000);
    expect(slot().querySelector('script')).toBeNull();
    expect(events()).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('in the inline shape no further request is made', async () => {
    respond('[]');
    fetchMock.mockImplementationOnce(async () => {
      slot().remove();
      return { ok: true, body: { getReader: () => ({ read: async () => ({ done: true }) }) } };
    });
    start('inline');
    await pass(60_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(state()).toBe('nothing');
  });
});

describe('a crash', () => {
  test('shows nothing, stops, and is reported once', async () => {
    start('image');
    const append = jest.spyOn(Element.prototype, 'replaceChildren').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    await pass(60_000);
    append.mockRestore();
    expect([state(), slot().childElementCount, slot().dataset.gaEventCategory]).toEqual([
      'crashed',
      0,
      undefined,
    ]);
    expect(events()).toEqual(['event ad crash in-house-adblock-body-top-image']);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('at the start too', async () => {
    jest.spyOn(Element.prototype, 'append').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    start('image');
    await pass(60_000);
    expect(state()).toBe('crashed');
    expect(events()).toEqual(['event ad crash carbon-body-top-image']);
  });
});
