import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { Diagram } from './diagram';

const svg = readFileSync('docs-studio/concepts/binding.svg', 'utf8');

beforeEach(() => {
  render(
    <Diagram name="binding" title="A binding and what it follows" svg={svg}>
      <ol>
        <li>The scope of the page</li>
        <li>The expression</li>
      </ol>
    </Diagram>,
  );
});

test('the title names the picture and the list describes it', () => {
  const picture = screen.getByRole('img', { name: 'A binding and what it follows' });
  expect(picture).toHaveAccessibleDescription('The scope of the page The expression');
});

test('the list and the words in the picture are text', () => {
  const figure = screen.getByRole('figure', { name: 'A binding and what it follows' });
  expect(within(figure).getAllByRole('listitem')).toHaveLength(2);
  expect(figure.querySelector('svg')).toHaveTextContent('Expression');
});
