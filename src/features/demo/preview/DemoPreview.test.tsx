import { Component, Suspense, use, type ReactNode } from 'react';
import { renderContent } from './DemoPreview';

jest.mock('@docusaurus/Head', () => ({}), { virtual: true });

const render = (element: ReactNode) => renderContent(element, 'docs-core/Demo.tsx', 'Demo');

const original = jest.fn();
beforeEach(() => Object.assign(globalThis, { fetch: original }));

function Loads() {
  return <>{String(use(fetch('/api/orders')))}</>;
}

class Boundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({});
  override render() {
    return this.props.children;
  }
}

it('renders a demo', () => {
  expect(render(<p>Text</p>)).toBe('<p>Text</p>');
});

it.each([
  ['while rendering', <Loads key="demo" />],
  [
    'inside a suspense boundary',
    <Suspense key="demo" fallback="Loading">
      <Loads />
    </Suspense>,
  ],
  [
    'inside an error boundary',
    <Boundary key="demo">
      <Loads />
    </Boundary>,
  ],
])('names a demo that requests data %s', (_situation, element) => {
  expect(() => render(element)).toThrow(
    'docs-core/Demo.tsx can\'t be rendered without a browser: it requests "/api/orders". Read data and browser variables in an effect or an event handler.',
  );
  expect(original).not.toHaveBeenCalled();
  expect(globalThis.fetch).toBe(original);
});

it('names a demo that throws an error', () => {
  function Throws(): ReactNode {
    throw new TypeError('It is broken.');
  }
  expect(() => render(<Throws />)).toThrow(
    "docs-core/Demo.tsx can't be rendered without a browser: It is broken. Read data",
  );
});
