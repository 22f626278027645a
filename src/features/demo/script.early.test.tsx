import { screen, waitFor } from '@testing-library/react';
import { installBrowser, renderDemo, serveSource } from './fixtures/demo';
import { start } from './script';

installBrowser();

/** Returns an event as if the browser had dispatched it. */
function dispatched(element: Element, event: Event): Event {
  element.dispatchEvent(event);
  return event;
}

it('handles keys and a click from before its code has loaded', async () => {
  serveSource();
  renderDemo();
  const first = screen.getByRole('button', { name: 'TS: TypeScript' });
  first.focus();
  const key = () => new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
  start([
    dispatched(first, key()),
    dispatched(first, key()),
    dispatched(screen.getByRole('button', { name: 'Show the source' }), new MouseEvent('click')),
  ]);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Basic layout' })).toHaveAttribute(
      'data-view',
      'source',
    ),
  );
  expect(screen.getAllByRole('toolbar')[0]).toContainElement(document.activeElement as HTMLElement);
  expect(screen.getByRole('button', { name: 'TS: TypeScript' })).toHaveAttribute('tabindex', '-1');
});
