/** Loads the script again, because it reads the build's settings. */
async function loadFontsOf(url: string): Promise<HTMLLinkElement | null> {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, FONTS_STYLESHEET_URL: url });
  const { loadFonts } = await import('./script');
  loadFonts();
  await new Promise((resolve) => setTimeout(resolve, 0));
  return document.querySelector('link');
}

beforeEach(() => {
  document.head.innerHTML = '<style>:root { --font-sans: Own, sans-serif }</style>';
  document.documentElement.removeAttribute('style');
});
afterEach(() => jest.restoreAllMocks());

const fonts = () => document.documentElement.style.getPropertyValue('--font-sans');

test.each([
  ['https://fonts.example.com/css2?family=Fira+Sans:wght@400;700&family=Inter', '"Fira Sans"'],
  ['https://fonts.example.com/css?family=Inter:400|Roboto', '"Inter"'],
])('%s: its first family comes before the site’s own, once it has arrived', async (url, family) => {
  const link = await loadFontsOf(url);
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('rel', 'stylesheet');
  expect(fonts()).toBe('');
  link?.onload?.(new Event('load'));
  expect(fonts()).toBe(`${family}, Own, sans-serif`);
});

test('a style sheet without a family in its URL changes no font', async () => {
  const link = await loadFontsOf('/fonts.css');
  link?.onload?.(new Event('load'));
  expect(fonts()).toBe('');
});

test('without a URL, nothing is loaded', async () => {
  expect(await loadFontsOf('')).toBeNull();
});
