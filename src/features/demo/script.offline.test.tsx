import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installBrowser, renderDemo, serveSource, summary } from './fixtures/demo';
import { start } from './script';

installBrowser();
start();

const region = () => screen.getByRole('region', { name: 'Basic layout' });

it('shows that the source could not be loaded, and retries at the next click', async () => {
  serveSource(() => Promise.reject(new TypeError('offline')));
  renderDemo();
  await userEvent.click(screen.getByRole('button', { name: 'Show the source' }));
  await waitFor(() =>
    expect(region()).toHaveTextContent(
      'The source could not be loaded. Check your connection and try again.',
    ),
  );
  expect(region()).toHaveAttribute('data-view', 'preview');
  serveSource();
  await userEvent.click(screen.getByRole('button', { name: 'Show the source' }));
  await waitFor(() => expect(region()).toHaveAttribute('data-view', 'source'));
  expect(region()).not.toHaveTextContent('The source could not be loaded');
});

it('shows that a project could not be created', async () => {
  serveSource(() => Promise.reject(new TypeError('offline')));
  renderDemo({ demo: { ...summary, sourceUrl: '/gone.json' } });
  await userEvent.click(screen.getByRole('button', { name: 'Open in StackBlitz (new tab)' }));
  await waitFor(() =>
    expect(region()).toHaveTextContent(
      'The project could not be created. Check your connection and try again.',
    ),
  );
});
