import { render } from '@testing-library/react';
import { TypeText } from './rows';

const html = (element: React.ReactElement) => render(element).container.innerHTML;

test.each([
  ['Partial<Router>', 'Partial&lt;<wbr><a href="#type-Router">Router</a>&gt;'],
  ["'Router' | Router", '\'Router\' | <a href="#type-Router">Router</a>'],
  ['RouterLink', 'RouterLink'],
  ['constructor', 'constructor'],
  ['JSXElementConstructor', 'JSXElement<wbr>Constructor'],
])('renders the type %s', (type, expected) => {
  expect(html(<TypeText type={type} refs={{ Router: '#type-Router' }} />)).toBe(expected);
});
