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

test('the picture is named by its title and described by the list', () => {
  render(diagram);
  const picture = screen.getByRole('img', { name: 'A binding and what it follows' });
  expect(picture).toHaveAccessibleDescription('The scope of the page The expression');
});

test('the list is text of the page, and the words of the picture are text too', () => {
  render(diagram);
  const figure = screen.getByRole('figure', { name: 'A binding and what it follows' });
  expect(within(figure).getAllByRole('listitem')).toHaveLength(2);
  expect(figure.querySelector('svg')).toHaveTextContent('Expression');
});

test('two diagrams on a page share no id', () => {
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
  '"%s" is refused, with the names there are',
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
