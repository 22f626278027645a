import { screen, within } from '@testing-library/react';
import { renderDemo, source, summary } from './fixtures/demo';

describe('<Demo>', () => {
  it('is a region whose id and name match its URL and title', () => {
    renderDemo();
    expect(screen.getByRole('region', { name: 'Basic layout' })).toHaveAttribute('id', 'Basic');
  });

  it('reserves its height and loads no frame by itself', () => {
    const { container } = renderDemo({ height: 500 });
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('region', { name: 'Basic layout' })).toHaveAttribute(
      'data-frame-url',
      summary.frameUrl,
    );
    expect(container.querySelector('[data-demo-part=stage]')).toHaveStyle({
      minBlockSize: '500px',
    });
  });

  it('has an empty island if the demo is inside the page', () => {
    const { container } = renderDemo({ iframe: false });
    expect(container.querySelector('[data-island=demo]')).toBeEmptyDOMElement();
  });

  it('labels all controls and has one tab stop', () => {
    renderDemo();
    const controls = within(
      screen.getByRole('toolbar', { name: 'Code of the demo: Basic layout' }),
    );
    const items = [...controls.getAllByRole('button'), ...controls.getAllByRole('link')];
    expect(items.map((item) => item.getAttribute('aria-label'))).toEqual([
      'TS: TypeScript',
      'JS: JavaScript',
      'Styled with MUI System',
      'Styled with plain CSS',
      'Phone: 375 px wide',
      'Tablet: 600 px wide',
      'Full width',
      'Show the source',
      'Edit live',
      'Copy the code',
      'More actions',
      'Reset the demo',
      'Open in StackBlitz (new tab)',
      'Open in CodeSandbox (new tab)',
      'Full screen',
      'Link to this demo',
    ]);
    expect(items.filter((item) => item.tabIndex === 0)).toHaveLength(1);
  });

  it('offers no choice of styling if there is only one', () => {
    renderDemo({ demo: { ...summary, stylings: ['system'] } });
    expect(screen.queryByRole('group', { name: 'Styling' })).toBeNull();
  });

  it('contains the marked lines in both variants and no other code', () => {
    const { container } = renderDemo();
    expect(container).toHaveTextContent('preview TS');
    expect(container).toHaveTextContent('preview JS');
    expect(container).not.toHaveTextContent('code of');
  });

  it.each([
    ['no marked lines', { defaultCodeOpen: false }, 'preview TS', false],
    ['the whole source', { defaultCodeOpen: true, source }, 'code of Basic.tsx', true],
    ['all files of a styling', { defaultCodeOpen: true, source }, 'code of styles.css', true],
  ])('shows %s if the writer asks for it', (_what, props, text, expected) => {
    const { container } = renderDemo(props);
    expect(container.textContent?.includes(text)).toBe(expected);
  });

  it('has neither toolbar nor code if the writer hides them', () => {
    const { container } = renderDemo({ hideToolbar: true });
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(container).not.toHaveTextContent('preview');
  });
});
