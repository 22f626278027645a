import { storePageState, restorePageState } from './pageState';

const markup =
  '<input type="search" value=""><textarea></textarea><input type="checkbox"><div data-demo><input></div>';
const field = (selector: string) => document.querySelector(selector) as HTMLInputElement;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = markup;
  Object.assign(window, { scrollTo: jest.fn() });
});

function reload(): void {
  storePageState();
  document.body.innerHTML = markup;
}

test('restores text, focus and scroll position, once', () => {
  field('[type=search]').value = 'slots';
  field('textarea').value = 'Half a sentence';
  field('textarea').focus();
  reload();
  const onInput = jest.fn();
  document.addEventListener('input', onInput, { once: true });
  restorePageState();
  expect(field('[type=search]').value).toBe('slots');
  expect(field('textarea').value).toBe('Half a sentence');
  expect(document.activeElement).toBe(field('textarea'));
  expect(onInput).toHaveBeenCalled();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  document.body.innerHTML = markup;
  restorePageState();
  expect(field('textarea').value).toBe('');
});

test('ignores fields of demos', () => {
  field('[data-demo] input').value = 'mine';
  reload();
  restorePageState();
  expect(field('[data-demo] input').value).toBe('');
});

test('does not affect another page', () => {
  field('textarea').value = 'text';
  reload();
  history.pushState({}, '', '/other/');
  restorePageState();
  expect(field('textarea').value).toBe('');
});

test.each(['', '{', '[]', '{"address":1}', 'null'])(
  'stored state of %j causes no error',
  (text) => {
    sessionStorage.setItem('docs-before-reload', text);
    expect(restorePageState).not.toThrow();
  },
);
