import { render } from '@testing-library/react';
import { TypeText, valueCell } from './rows';

const html = (element: React.ReactElement) => render(element).container.innerHTML;

test.each([
  ['Partial<Router>', 'Partial&lt;<wbr><a href="#type-Router">Router</a>&gt;'],
  ["'Router' | Router", '\'Router\' | <a href="#type-Router">Router</a>'],
  ['RouterLink', 'RouterLink'],
  ['constructor', 'constructor'],
  ['TextFieldProps', 'TextFieldProps'],
  ['JSXElementConstructor', 'JSXElement<wbr>Constructor'],
])('renders the type %s', (type, expected) => {
  expect(html(<TypeText type={type} refs={{ Router: '#type-Router' }} />)).toBe(expected);
});

test.each([
  ['"about:blank"', '"about:blank"'],
  ['PageHeaderToolbar', 'Page<wbr>Header<wbr>Toolbar'],
  ['[{"title":"One","name":"a"}]', '[{"title":<wbr>"One",<wbr>"name":<wbr>"a"}]'],
])('renders the value %s', (value, expected) => {
  expect(render(valueCell(value)).container.querySelector('code')?.innerHTML).toBe(expected);
});
