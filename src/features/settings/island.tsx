import { useMemo, useRef, useState, type ReactNode } from 'react';
import { DocsProvider } from '@site/src/features/i18n/hooks';
import { ThemeProvider } from '@site/src/features/site-theme/hooks';
import { languages } from '@site/model/facts/languages';
import { pathnameToLanguage } from '@site/model/facts/paths';
import { SettingsDrawer } from './SettingsDrawer';
import { SettingsTrigger } from '.';

export default function SettingsIsland({ className }: { className?: string }): ReactNode {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const config = useMemo(
    () => ({ languages, userLanguage: pathnameToLanguage(window.location.pathname).userLanguage }),
    [],
  );
  return (
    <DocsProvider config={config}>
      <SettingsTrigger
        ref={trigger}
        className={className}
        open={open}
        onClick={() => setOpen(true)}
      />
      <ThemeProvider>
        <SettingsDrawer
          open={open}
          onClose={() => setOpen(false)}
          onClosed={() => trigger.current?.focus()}
        />
      </ThemeProvider>
    </DocsProvider>
  );
}
