import { render, screen } from '@testing-library/react';
import { Callout } from './Callout';

const icon = (container: HTMLElement) => container.querySelector('path')?.getAttribute('d') ?? '';

test.each([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['info', 'Info'],
  ['warning', 'Warning'],
  ['danger', 'Danger'],
])('%s has a name, not only a color', (type, name) => {
  const { container } = render(<Callout type={type}>Text</Callout>);
  expect(screen.getByRole('note', { name })).toHaveTextContent(/^Text$/);
  expect(container.firstElementChild).toHaveAttribute('data-kind', type);
  expect(icon(container)).not.toBe('');
});

test('each kind has a different icon', () => {
  const icons = ['note', 'tip', 'info', 'warning', 'danger'].map((type) =>
    icon(render(<Callout type={type}>Text</Callout>).container),
  );
  expect(new Set(icons).size).toBe(5);
});

test.each(['caution', 'success', '', 'Note', 'constructor', 'toString', '__proto__', undefined])(
  'the unknown kind %j is shown as a note',
  (type) => {
    const { container } = render(<Callout type={type}>Text</Callout>);
    expect(screen.getByRole('note', { name: 'Note' })).toHaveAttribute('data-kind', 'note');
    expect(icon(container)).not.toBe('');
  },
);

test('a title is above the text, and without one there is no empty line', () => {
  const { container, rerender } = render(
    <Callout title={<code>Title</code>}>
      <p>Text</p>
    </Callout>,
  );
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Title',
    'Text',
  ]);
  rerender(
    <Callout title="">
      <p>Text</p>
    </Callout>,
  );
  expect(container.querySelectorAll('p')).toHaveLength(1);
});
