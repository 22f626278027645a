import { render, screen, within } from '@testing-library/react';
import { Diagram } from './Diagram';

const diagram = (
  <Diagram name="binding" title="A binding and what it follows">
    <ol>
      <li>The scope of the page</li>
      <li>The expression</li>
    </ol>
  </Diagram>
);

test('the title names the picture and the list describes it', () => {
  render(diagram);
  const picture = screen.getByRole('img', { name: 'A binding and what it follows' });
  expect(picture).toHaveAccessibleDescription('The scope of the page The expression');
});

test('the list and the words in the picture are text', () => {
  render(diagram);
  const figure = screen.getByRole('figure', { name: 'A binding and what it follows' });
  expect(within(figure).getAllByRole('listitem')).toHaveLength(2);
  expect(figure.querySelector('svg')).toHaveTextContent('Expression');
});

test('ids of two diagrams on a page differ', () => {
  const { container } = render(
    <>
      {diagram}
      {diagram}
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['', 'Binding', 'toString', '__proto__'])(
  '"%s" throws an error that lists the available names',
  (name) => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() =>
      render(
        <Diagram name={name} title="Title">
          text
        </Diagram>,
      ),
    ).toThrow(/has no drawing\. The drawings are: .*\bbinding\b/);
    silenced.mockRestore();
  },
);
