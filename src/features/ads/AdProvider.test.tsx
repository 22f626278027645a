import { renderHook } from '@testing-library/react';
import { AdProvider, useAdConfig } from './AdProvider';

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
