import { screen, waitFor } from '@testing-library/react';
import { installBrowser, renderDemo, serveSource } from './fixtures/demo';
import { startDemos } from './script';

installBrowser();

it('does what was pressed while the code was loading', async () => {
  serveSource();
  renderDemo();
  startDemos(screen.getByRole('button', { name: 'Show the source' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Basic layout' })).toHaveAttribute(
      'data-view',
      'source',
    ),
  );
});
