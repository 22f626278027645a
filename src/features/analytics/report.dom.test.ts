import { eventsNamed, gtag, load, settle, setUpPages } from './testing/loadedPage';

setUpPages();

describe('page views', () => {
  test('the first load is one, with title, path and product', async () => {
    (await load()).sendView();
    expect(gtag).not.toHaveBeenCalled();
    await settle();
    expect(eventsNamed('page_view')).toEqual([
      [
        'event',
        'page_view',
        {
          page_title: 'First – Toolpad',
          page_location: '/toolpad/core/first/',
          productId: 'toolpad-core',
          productCategoryId: 'toolpad',
        },
      ],
    ]);
  });

  test('a route change sends one with the new title; changes of the hash or query do not', async () => {
    const { sendView } = await load();
    sendView();
    await settle();
    window.history.pushState(null, '', '/toolpad/core/first/?q=2#other');
    sendView();
    window.history.pushState(null, '', '/toolpad/studio/second/');
    sendView();
    document.title = 'Second – Toolpad';
    await settle();
    expect(
      eventsNamed('page_view').map(([, , { page_title, page_location, productId }]) => [
        page_title,
        page_location,
        productId,
      ]),
    ).toEqual([
      ['First – Toolpad', '/toolpad/core/first/', 'toolpad-core'],
      ['Second – Toolpad', '/toolpad/studio/second/', 'toolpad-studio'],
    ]);
  });

  test('a prerendered page sends one once it is shown', async () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    (await load()).sendView();
    await settle();
    expect(eventsNamed('page_view')).toEqual([]);
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    await settle();
    expect(eventsNamed('page_view')).toHaveLength(1);
  });

  test('going back to a page in the back/forward cache sends one', async () => {
    (await load()).sendView();
    await settle();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await settle();
    expect(eventsNamed('page_view')).toHaveLength(2);
  });
});

describe('clicks', () => {
  const press = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  beforeEach(() => {
    document.body.innerHTML =
      '<div data-ga-event-category="outer" data-ga-event-action="a"><button data-ga-event-category="inner" data-ga-event-action="b" data-ga-event-label="c"><svg></svg></button><i>text</i></div><p>nothing</p>';
  });

  test('the closest category is reported', async () => {
    await load();
    press('svg');
    press('i');
    press('p');
    document.dispatchEvent(new MouseEvent('click'));
    await settle();
    expect(gtag.mock.calls.filter(([command]) => command === 'event')).toEqual([
      ['event', 'inner', { eventAction: 'b', eventLabel: 'c' }],
      ['event', 'outer', { eventAction: 'a', eventLabel: undefined }],
    ]);
  });

  test('a control that removes itself or changes its attributes is reported as it was', async () => {
    await load();
    document.querySelector('button')?.addEventListener('click', ({ currentTarget }) => {
      if (!(currentTarget instanceof HTMLElement)) return;
      currentTarget.dataset.gaEventAction = 'other';
      currentTarget.remove();
    });
    press('svg');
    await settle();
    expect(eventsNamed('inner')).toEqual([
      ['event', 'inner', { eventAction: 'b', eventLabel: 'c' }],
    ]);
  });

  test('gtag is looked up when the event is sent', async () => {
    Reflect.deleteProperty(window, 'gtag');
    await load();
    press('svg');
    await settle();
    window.gtag = gtag;
    press('svg');
    await settle();
    expect(eventsNamed('inner')).toHaveLength(1);
  });
});
