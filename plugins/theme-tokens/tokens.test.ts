import { colord, extend, type Colord } from 'colord';
import a11y from 'colord/plugins/a11y';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderTokens } from './tokens';

extend([a11y]);

const css = renderTokens();

/** Declarations in the first block of a selector. */
function declarations(selector: string): Record<string, string> {
  const begin = css.indexOf(`${selector}{`) + selector.length + 1;
  const block = css.slice(begin, css.indexOf('}', begin));
  return Object.fromEntries(
    block
      .split(';')
      .map((line): [string, string] => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1),
      ]),
  );
}

/** Style sheets in a folder, as path and content. */
function sheetsIn(folder: string): [string, string][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  return files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
}

/**
 * Parses a color, or a mix of one with `transparent`.
 * @throws for other notations, so that no color remains unchecked
 */
function parseColor(text: string): Colord {
  const [, mixed = text, percent = '100'] =
    /^color-mix\(in srgb, (.+) ([\d.]+)%, transparent\)$/.exec(text) ?? [];
  const color = colord(mixed);
  if (!color.isValid()) throw new Error(`"${text}" is not a color that can be parsed.`);
  return color.alpha((color.alpha() * Number(percent)) / 100);
}

/** Visible color of a translucent color over an opaque one. */
function over(top: Colord, below: Colord): Colord {
  const [above, ground] = [top.toRgb(), below.toRgb()];
  const blend = (name: 'r' | 'g' | 'b') => above[name] * above.a + ground[name] * (1 - above.a);
  return colord({ r: blend('r'), g: blend('g'), b: blend('b') });
}

/** Contrast ratio of text on an opaque background, from 1 to 21. */
const contrast = (text: Colord, ground: Colord) => over(text, ground).contrast(ground);

test('a color in another notation is rejected', () => {
  expect(() => parseColor('color-mix(in oklch, red, blue)')).toThrow('is not a color');
});

const modes = {
  light: declarations(':root,[data-theme=light]'),
  dark: declarations('[data-theme=dark]'),
};
const common = declarations('@layer tokens{:root');

describe('the style sheet', () => {
  test('is one layer with closed blocks', () => {
    expect(css.startsWith('@layer tokens{')).toBe(true);
    expect(css.match(/\{/g)).toHaveLength(css.match(/\}/g)?.length ?? 0);
    expect(css).not.toMatch(/undefined|NaN|\[object/);
  });

  test('sets the same tokens in both color schemes', () => {
    expect(Object.keys(modes.dark)).toEqual(Object.keys(modes.light));
  });

  test('without the page script, follows the system’s dark mode with the same values', () => {
    expect(declarations('@media (prefers-color-scheme:dark){html:not([data-js])')).toEqual(
      modes.dark,
    );
  });

  test('has the values in the specification', () => {
    expect(common).toMatchObject({
      '--space': '8px',
      '--radius-frame': '12px',
      '--radius-control': '8px',
      '--radius-chip': '6px',
      '--z-app-bar': '1100',
      '--z-drawer': '1200',
      '--z-modal': '1300',
      '--z-snackbar': '1400',
      '--z-tooltip': '1500',
    });
  });
});

test('every token that a style sheet uses is defined somewhere', () => {
  const folders = ['src/css', 'src/features', 'src/components', 'src/mdx', 'src/pages', 'src/tags'];
  const sheets = folders.flatMap((folder) => sheetsIn(path.join(process.cwd(), folder)));
  // A component sets the position of an error in a style attribute.
  const inlineStyles = ['src/features/demo/editor/CodeEditor.tsx'].map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );
  const set = new Set([
    ...Object.keys(modes.light),
    ...Object.keys(common),
    ...[...sheets, ...inlineStyles].flatMap(([, text]) => text.match(/--[\w-]+(?='?\s*:)/g) ?? []),
  ]);
  const missing = sheets.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name = '']) => !set.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

describe.each(Object.entries(modes))('contrast, %s', (_, tokens) => {
  const color = (name: string) => parseColor(tokens[name] ?? '');
  const paper = color('--paper');
  const on = (ground: string) => over(color(ground), paper);

  const grounds = ['--paper', '--raised', '--floating', '--tint'];
  const texts = [
    '--text',
    '--text-secondary',
    '--accent',
    '--success',
    '--warning',
    '--error',
    '--info',
  ];
  const tinted = ['success', 'warning', 'error', 'info', 'accent'].flatMap((name) =>
    [`--${name}`, '--text', '--text-secondary'].map((text) => [text, `--${name}-tint`] as const),
  );

  test.each([
    ...grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)),
    ...tinted,
    ['--text', '--code-inline'],
    ['--accent', '--code-inline'],
  ] as const)('%s on %s meets AA', (text, ground) => {
    expect(contrast(color(text), on(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test('text on the accent color meets AA', () => {
    expect(contrast(color('--accent-contrast'), on('--accent-strong'))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['--paper', '--raised', '--floating'])(
    'borders of controls are visible on %s',
    (ground) => {
      expect(contrast(color('--outline'), on(ground))).toBeGreaterThanOrEqual(3);
    },
  );

  describe('code', () => {
    const sheet = readFileSync(path.join(process.cwd(), 'src/css/code.css'), 'utf8');
    const value = (selector: string, property: string) => {
      const [, block = ''] =
        new RegExp(`^  \\.code${selector.replaceAll('.', '\\.')} \\{([^}]*)`, 'm').exec(sheet) ??
        [];
      return parseColor(
        new RegExp(`(?:^|[\\s;])${property}: ([^;]+);`).exec(block)?.[1] ??
          `no ${property} of ${selector}`,
      );
    };
    const ground = on('--code-bg');
    const tokenClasses = [...sheet.matchAll(/^ {2}\.code (\.[a-z]) \{/gm)].map(
      ([, name = '']) => ` ${name}`,
    );

    test.each(['', ' figcaption', ' > button', ...tokenClasses])(
      '".code%s" meets AA on the background of code',
      (selector) => {
        const own = selector.includes('button')
          ? value(selector.replace(/[[\]]/g, '\\$&'), 'background')
          : ground;
        expect(
          contrast(value(selector.replace(/[[\]]/g, '\\$&'), 'color'), own),
        ).toBeGreaterThanOrEqual(4.5);
      },
    );

    test.each([' .line-highlight', ' .line-add', ' .line-remove'])(
      'tokens meet AA on "%s"',
      (line) => {
        const marked = over(value(line, 'background'), ground);
        const ratios = tokenClasses.map(
          (name) => [name, contrast(value(name, 'color'), marked)] as const,
        );
        expect(ratios.length).toBeGreaterThan(6);
        expect(ratios.filter(([, ratio]) => ratio < 4.5)).toEqual([]);
      },
    );
  });
});

test('transitions in style sheets have durations of the theme', () => {
  const durations = sheetsIn('src').flatMap(([file, sheet]) =>
    [...sheet.matchAll(/(?<=transition:[^;]*\s)(?:[\d.]+m?s|var\([^)]*\))/g)].map(
      ([duration]) => `${file}: ${duration}`,
    ),
  );
  expect(durations.length).toBeGreaterThan(5);
  expect(durations.filter((each) => !each.endsWith(': var(--duration-shortest)'))).toEqual([]);
  expect(declarations(':root')).toHaveProperty('--duration-shortest', '150ms');
});
