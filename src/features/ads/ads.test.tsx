import { render, renderHook, screen } from '@testing-library/react';
import { existsSync, readFileSync } from 'node:fs';
import { AdProvider, AdSlot, useAdConfig } from './ads';
import { inHouseAds } from './inHouse';

test('the slot contains a complete in-house ad before any script has run', () => {
  const { container } = render(
    <AdProvider config={{ displayRatio: 0.25 }}>
      <AdSlot pathname="/toolpad/core/introduction/" />
    </AdProvider>,
  );
  const slot = container.firstElementChild;
  expect(slot).toHaveClass('Ad-root');
  expect(slot).toHaveAttribute('data-display-ratio', '0.25');
  expect(slot).toHaveAttribute('data-ga-event-category', 'ad');
  expect(slot).toHaveAttribute('data-ga-event-action', 'click');
  expect(slot).toHaveAttribute('data-ga-event-label', 'in-house-body-top-image');
  expect(slot).toHaveAttribute('data-nosnippet');
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('rel', 'noopener sponsored');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
  expect(slot?.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/toolpad\/static\/ads-in-house\/\w+\.svg$/),
  );
  expect(slot).toHaveTextContent('ad by MUI');
});

test('there are five in-house ads, each with its fields and its picture', () => {
  const folder = '/toolpad/static/ads-in-house';
  expect(inHouseAds).toEqual(
    ['scaffoldhub', 'templates', 'themes', 'tidelift', 'figma'].map((file) => ({
      name: expect.any(String),
      link: expect.stringMatching(/^https:/),
      img: `${folder}/${file}.svg`,
      description: `ad.${file}`,
      poweredby: 'MUI',
      label: 'in-house',
    })),
  );
  for (const { img } of inHouseAds)
    expect(existsSync(img.replace('/toolpad/', 'static/'))).toBe(true);
});

/** Brightness of a color such as `#0b2545`, from 0 to 1. */
const brightnessOf = (color = '') =>
  Math.max(...[1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255));

test.each(inHouseAds)('in dark mode, the picture of $name has a dark background', ({ img }) => {
  const svg = readFileSync(img.replace('/toolpad/', 'static/'), 'utf8');
  const [, dark = svg] = /prefers-color-scheme: dark\)(.*)/.exec(svg) ?? [];
  const [, background] = /(?:\.back \{ fill: |rx="6" fill=")(#\w{6})/.exec(dark) ?? [];
  expect(brightnessOf(background)).toBeLessThan(0.3);
});

test('provides the ad config', () => {
  const { result } = renderHook(useAdConfig, {
    wrapper: ({ children }) => <AdProvider config={{ displayRatio: 0.1 }}>{children}</AdProvider>,
  });
  expect(result.current.displayRatio).toBe(0.1);
});

test('throws an error that names the missing provider', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useAdConfig)).toThrow('AdProvider');
  error.mockRestore();
});
