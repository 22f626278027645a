import { render, renderHook, screen } from '@testing-library/react';
import { existsSync } from 'node:fs';
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
