import { render } from '@testing-library/react';
import { AdProvider, AdSlot } from '.';

test('the slot is empty and mentions no ad until the page script fills it', () => {
  const { container } = render(
    <AdProvider config={{ displayRatio: 0.25 }}>
      <AdSlot />
    </AdProvider>,
  );
  const slot = container.firstElementChild;
  expect(slot).toHaveClass('Ad-root');
  expect(slot).toBeEmptyDOMElement();
  expect(slot).toHaveAttribute('data-display-ratio', '0.25');
  expect(slot).not.toHaveAttribute('data-ga-event-category');
});
