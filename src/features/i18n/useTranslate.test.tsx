import { render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DocsProvider, useDocsConfig, useTranslate } from './hooks';

function Label() {
  return <p>{useTranslate()('settings')}</p>;
}

describe('without a provider', () => {
  test('texts are English', () => {
    render(<Label />);
    expect(screen.getByText('Settings')).toBeInTheDocument();
  });

  test('the docs config names the missing provider', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useDocsConfig)).toThrow('DocsProvider');
    error.mockRestore();
  });
});

test('a page in a language without catalogue shows … instead of failing', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DocsProvider config={{ languages: ['en', 'fr'], userLanguage: 'fr' }}>{children}</DocsProvider>
  );
  render(<Label />, { wrapper });
  expect(screen.getByText('…')).toBeInTheDocument();
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"fr"'));
  expect(renderHook(useDocsConfig, { wrapper }).result.current.languages).toEqual(['en', 'fr']);
  error.mockRestore();
});
