import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../test/openApp';
import { readSetting } from './settings';

test('a setting is kept', async () => {
  const { user } = await openApp('/settings', 'viewer');
  await user.click(await screen.findByRole('combobox', { name: 'Grid density' }));
  await user.click(screen.getByRole('option', { name: 'Compact' }));
  expect(readSetting('density')).toBe('compact');
  expect(window.localStorage.getItem('harbor-density')).toBe('compact');
});

test('a stored value that no setting has is ignored', () => {
  window.localStorage.setItem('harbor-rowsPerPage', '7');
  expect(readSetting('rowsPerPage')).toBe(10);
});
