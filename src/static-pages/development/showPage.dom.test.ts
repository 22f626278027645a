import { updatePage } from './showPage';

// The package names its entry for `import` alone, and Jest requires.
jest.mock('idiomorph', () => jest.requireActual<object>('idiomorph/dist/idiomorph.esm.js'), {
  virtual: true,
});

window.scrollTo = () => undefined;

const island = (props: string, state = '', content = '') =>
  `<div data-island="demo" data-props="${props}"${state && ` data-state="${state}"`}>${content}</div>`;

/** Shows a page with an island, and updates it. @returns the island and what was stopped */
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

it.each(['ready', 'loading'])('leaves an island alone that is %s', (state) => {
  const { live, stop } = update(island('a', state, '<b>3</b>'), island('a', '', '<b>0</b>'));
  expect(stop).not.toHaveBeenCalled();
  expect(document.body).toHaveTextContent('New3');
  expect(document.contains(live)).toBe(true);
});

it('stops an island before its markup becomes that of other properties', () => {
  const { live, stop } = update(island('a', 'ready', '<b>3</b>'), island('b', '', '<b>0</b>'));
  expect(stop.mock.calls).toEqual([[live]]);
  expect(document.body).toHaveTextContent('New0');
  expect(live.dataset.props).toBe('b');
});

it.each(['', 'failed'])('takes the new markup where nothing runs: %p', (state) => {
  const { stop } = update(island('a', state, '<b>3</b>'), island('a', '', '<b>0</b>'));
  expect(stop).not.toHaveBeenCalled();
  expect(document.body).toHaveTextContent('New0');
});
