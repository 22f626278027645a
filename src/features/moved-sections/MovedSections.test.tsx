import { render, screen } from '@testing-library/react';
import { MovedSections } from './moved-sections';

test('each link has the anchor of its target as its id', () => {
  render(
    <MovedSections>
      <ul>
        <li>
          <a href="/forms/">Forms</a>: <a href="/forms/#edit">Edit</a>
        </li>
      </ul>
    </MovedSections>,
  );
  expect(screen.getByRole('navigation', { name: 'Moved sections' })).toHaveTextContent(
    'Forms: Edit',
  );
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('id', 'edit');
  expect(screen.getByRole('link', { name: 'Forms' })).not.toHaveAttribute('id');
});
