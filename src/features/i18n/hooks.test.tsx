import { render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DocsProvider, useDocsConfig, useLocalizeHref, useRichText, useTranslate } from './hooks';

function Label() {
  return <p>{useTranslate()('settings')}</p>;
}

describe('without a provider', () => {
  test('strings are English', () => {
    render(<Label />);
    expect(screen.getByText('Settings')).toBeInTheDocument();
  });

  test('the docs config throws an error that names the missing provider', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useDocsConfig)).toThrow('DocsProvider');
    error.mockRestore();
  });
});

test('a page in a language without a catalog shows … and does not fail', () => {
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

describe('strings with elements', () => {
  function Lead({ values }: { values: Record<string, ReactNode> }) {
    return <p>{useRichText()('errors.place', values)}</p>;
  }

  test('have the elements in the position of the placeholder', () => {
    const { container } = render(<Lead values={{ place: <code>%s</code> }} />);
    expect(container.innerHTML).toBe(
      '<p><code>%s</code> is a placeholder for a value that the error adds.</p>',
    );
  });

  test('keep a placeholder without a value', () => {
    render(<Lead values={{ other: 'x' }} />);
    expect(
      screen.getByText('{place} is a placeholder for a value that the error adds.'),
    ).toBeInTheDocument();
  });
});

test.each([
  ['/toolpad/versions/', '/toolpad/versions/'],
  ['/fr/toolpad/versions/', '/fr/toolpad/versions/'],
  ['https://mui.com/blog/', 'https://mui.com/blog/'],
  ['#top', '#top'],
])('a link to %s on an English page leads to %s', (href, expected) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DocsProvider config={{ languages: ['en'], userLanguage: 'en' }}>{children}</DocsProvider>
  );
  expect(renderHook(useLocalizeHref, { wrapper }).result.current(href)).toBe(expected);
});
