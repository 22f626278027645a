import { render, screen } from '@testing-library/react';
import { DemoBoundary } from './Loading';

function Crash({ message }: { message: string }): never {
  throw new Error(message);
}

function crash(message: string): void {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <DemoBoundary>
      <Crash message={message} />
    </DemoBoundary>,
  );
  error.mockRestore();
}

test('a minified error of MUI links to the page of errors, with its arguments', () => {
  const query = '?code=9&args%5B%5D=violet';
  crash(
    `Minified MUI error #9; visit https://mui.com/production-error/${query} for the full message.`,
  );
  const url = `/toolpad/production-error/${query}`;
  expect(screen.getByRole('link')).toHaveAttribute('href', url);
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Minified MUI error #9; visit ${url} for the full message.`,
  );
});

test('other messages stay text', () => {
  crash('See https://example.com/production-error/?code=9');
  expect(screen.queryByRole('link')).toBeNull();
});
