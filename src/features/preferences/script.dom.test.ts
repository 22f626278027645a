import { getPreferences } from './preferences';
import { startPreferences } from './script';
import {
  denyStorage,
  clearPreferences,
  installChannels,
  installSystem,
  type FakeSystem,
} from '@site/e2e/support/fakeBrowser';

let system: FakeSystem;
const root = document.documentElement;
const themeColor = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content');

beforeAll(() => {
  window.scrollBy = jest.fn();
  system = installSystem();
  installChannels();
  document.head.innerHTML = '<meta name="theme-color" content="">';
  startPreferences();
});

beforeEach(() => {
  system.setDark(false);
  getPreferences().reset();
  clearPreferences();
  document.body.innerHTML = '';
  startPreferences();
});

function show(html: string): void {
  document.body.innerHTML = html;
  startPreferences();
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test('sets the attributes that style sheets read', () => {
  document.body.className = 'docs mode-light mode-other';
  const { set } = getPreferences();
  set('mode', 'dark');
  set('direction', 'rtl');
  set('codeVariant', 'JS');
  expect(root.dataset).toMatchObject({
    js: '',
    theme: 'dark',
    mode: 'dark',
    codeVariant: 'JS',
    codeStyling: 'system',
    density: 'comfortable',
  });
  expect([root.dir, document.body.dir]).toEqual(['rtl', 'rtl']);
  expect(document.body.className).toBe('docs mode-other mode-dark');
  expect(themeColor()).toBe('#0f1214');
  set('mode', 'light');
  expect(document.body.className).toBe('docs mode-other mode-light');
  expect(themeColor()).toBe('#fff');
});

test('follows the operating system while the mode is system', () => {
  system.setDark(true);
  expect(root.dataset).toMatchObject({ theme: 'dark', mode: 'system' });
  expect(document.body).toHaveClass('mode-dark');
});

test('each click on a mode button changes the page, and follows the operating system if it can', () => {
  show('<button data-set-choice="mode:toggle"><svg></svg></button>');
  const modes = [1, 2, 3, 4].map(() => {
    document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return getPreferences().getSnapshot().mode;
  });
  expect(modes).toEqual(['dark', 'system', 'dark', 'system']);
  system.setDark(true);
  press('button');
  expect(getPreferences().getSnapshot().mode).toBe('light');
  expect(document.querySelector('button')).not.toHaveAttribute('aria-pressed');
});

test('buttons set a value and show which one is selected', () => {
  show(
    '<button data-set-choice="mode:dark"></button><button data-set-choice="codeVariant:TS"></button><button data-set-choice="codeVariant:JS"></button>',
  );
  press('[data-set-choice="mode:dark"]');
  press('[data-set-choice="codeVariant:JS"]');
  expect(getPreferences().getSnapshot()).toMatchObject({ mode: 'dark', codeVariant: 'JS' });
  expect(
    [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-pressed')),
  ).toEqual(['true', 'false', 'true']);
});

test.each([
  'data-set-choice="mode:sepia"',
  'data-set-choice="mode"',
  'data-set-choice',
  'data-set-choice="codeVariant"',
  'data-set-choice="codeVariant:Rust"',
  'data-set-choice="toString:JS"',
  'data-set-choice="codeVariant:cycle"',
])('a control with %s does nothing', (attribute) => {
  show(`<button ${attribute}></button>`);
  const before = getPreferences().getSnapshot();
  press('button');
  expect(getPreferences().getSnapshot()).toBe(before);
  expect(document.querySelector('button')).not.toHaveAttribute('aria-pressed');
});

describe('radio inputs of code tabs', () => {
  const group = (name: string, values: string[]) =>
    values
      .map(
        (value, index) =>
          `<input type="radio" name="${name}" value="${value}" data-set-choice="packageManager:${value}" ${index ? '' : 'checked'}>`,
      )
      .join('');
  const checked = () =>
    [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

  test('an input sets the preference and updates all blocks that have the value', () => {
    show(
      group('a', ['npm', 'pnpm', 'yarn']) +
        group('b', ['npm', 'yarn']) +
        group('c', ['npm', 'pnpm']),
    );
    press('input[name=a][value=yarn]');
    expect(getPreferences().getSnapshot().packageManager).toBe('yarn');
    expect(checked()).toEqual(['yarn', 'yarn', 'npm']);
  });

  test('content that is added later shows the preference', () => {
    getPreferences().set('packageManager', 'pnpm');
    show(group('a', ['npm', 'pnpm']));
    expect(checked()).toEqual(['pnpm']);
  });

  test('other inputs are ignored', () => {
    show(
      '<input type="radio" name="x" value="npm" checked><input type="radio" name="x" value="yarn"><input type="radio" data-set-choice="nothing:JS" value="JS">',
    );
    press('input[value=yarn]');
    press('input[value=JS]');
    expect(getPreferences().getSnapshot()).toMatchObject({
      packageManager: 'npm',
      codeVariant: 'TS',
    });
  });
});

test('a control stays where it is, although code above it changes', () => {
  show('<button data-set-choice="codeVariant:JS"></button>');
  const control = document.querySelector('button') as HTMLElement;
  jest
    .spyOn(control, 'getBoundingClientRect')
    .mockImplementation(() => ({ y: root.dataset.codeVariant === 'JS' ? 257 : 300 }) as DOMRect);
  press('button');
  expect(window.scrollBy).toHaveBeenLastCalledWith(0, -43);
});

test('starting again adds no second listener', () => {
  show('<button data-set-choice="mode:toggle"></button>');
  startPreferences();
  press('button');
  expect(getPreferences().getSnapshot().mode).toBe('dark');
});

test('denied storage: the page is still updated', () => {
  const allow = denyStorage();
  try {
    show('<button data-set-choice="mode:dark"></button>');
    press('button');
    expect(root.dataset.theme).toBe('dark');
  } finally {
    allow();
  }
});

test('plain scripts and islands share one store', () => {
  expect(getPreferences()).toBe(getPreferences());
  expect(window.toolpadDocs?.preferences).toBe(getPreferences());
});
