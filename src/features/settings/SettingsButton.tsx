import type { ReactNode } from 'react';
import { Island } from '@site/src/static-pages';
import { SettingsTrigger } from './SettingsTrigger';

/** Opens the settings drawer. React and MUI are loaded by the reader's first intent to use it. */
export function SettingsButton({ className }: { className?: string }): ReactNode {
  return (
    <Island name="settings" props={{ className }}>
      <SettingsTrigger className={className} open={false} />
    </Island>
  );
}
