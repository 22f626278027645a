/** @jest-environment jsdom */
const heard: (string | null)[] = [];

beforeAll(() => {
  window.addEventListener('storage', ({ newValue }) => heard.push(newValue));
});

test('an example in a frame follows the color scheme of the page around it', async () => {
  const around = document.implementation.createHTMLDocument();
  around.documentElement.dataset.theme = 'dark';
  Object.defineProperty(window, 'parent', { configurable: true, value: { document: around } });
  await import('./browser');
  expect(window.localStorage.getItem('toolpad-mode')).toBe('dark');
  around.documentElement.dataset.theme = 'light';
  await new Promise((resolve) => setTimeout(resolve));
  expect(window.localStorage.getItem('toolpad-mode')).toBe('light');
  expect(heard).toEqual(['dark', 'light']);
});
