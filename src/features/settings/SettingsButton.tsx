import type { ReactNode } from 'react';
import { Island } from '@site/src/static-pages';
import { SettingsTrigger } from './SettingsTrigger';

/** Button that opens the settings drawer. React and MUI are loaded at the first sign of use. */
export function SettingsButton({ className }: { className?: string }): ReactNode {
  return (
    <Island name="settings" props={{ className }}>
      <SettingsTrigger className={className} open={false} />
    </Island>
  );
}
