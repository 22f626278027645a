import { updatePage } from './showPage';

// The package only exports its entry for `import`, but Jest uses `require`.
jest.mock('idiomorph', () => jest.requireActual<object>('idiomorph/dist/idiomorph.esm.js'), {
  virtual: true,
});

window.scrollTo = () => undefined;

const island = (props: string, state = '', content = '') =>
  `<div data-island="demo" data-props="${props}"${state && ` data-state="${state}"`}>${content}</div>`;

/** Shows a page with an island, and updates it. @returns the island and the mock of `stop` */
function update(before: string, after: string) {
  document.body.innerHTML = `<div id="__docusaurus"><p>Old</p>${before}</div>`;
  const live = document.querySelector<HTMLElement>('[data-island]') as HTMLElement;
  const stop = jest.fn((element: HTMLElement) => {
    element.replaceChildren();
    delete element.dataset.state;
  });
  updatePage(
    `<html><head></head><body><div id="__docusaurus"><p>New</p>${after}</div></body></html>`,
    stop,
  );
  return { live, stop };
}

it.each(['ready', 'loading'])('does not change an island that is %s', (state) => {
  const { live, stop } = update(island('a', state, '<b>3</b>'), island('a', '', '<b>0</b>'));
  expect(stop).not.toHaveBeenCalled();
  expect(document.body).toHaveTextContent('New3');
  expect(document.contains(live)).toBe(true);
});

it('stops an island before it gets markup with other props', () => {
  const { live, stop } = update(island('a', 'ready', '<b>3</b>'), island('b', '', '<b>0</b>'));
  expect(stop.mock.calls).toEqual([[live]]);
  expect(document.body).toHaveTextContent('New0');
  expect(live.dataset.props).toBe('b');
});

it.each(['', 'failed'])('updates the markup of an island that is not running: %p', (state) => {
  const { stop } = update(island('a', state, '<b>3</b>'), island('a', '', '<b>0</b>'));
  expect(stop).not.toHaveBeenCalled();
  expect(document.body).toHaveTextContent('New0');
});

describe('frame of a demo', () => {
  const page = (frameUrl: string, text: string, frame = '') =>
    `<p>${text}</p><div data-demo data-frame-url="${frameUrl}"><div data-demo-part="stage">${frame}<b>8</b></div></div>`;

  test.each([
    ['stays where the text around it changes', '/demos/A/', 1],
    ['goes where the page shows another demo', '/demos/B/', 0],
  ])('%s', (_, next, count) => {
    document.body.innerHTML = `<div id="__docusaurus">${page('/demos/A/', 'Old', '<iframe src="/demos/A/"></iframe>')}</div>`;
    updatePage(
      `<html><head></head><body><div id="__docusaurus">${page(next, 'New')}</div></body></html>`,
      jest.fn(),
    );
    expect(document.body).toHaveTextContent('New8');
    expect(document.querySelectorAll('iframe')).toHaveLength(count);
  });
});
