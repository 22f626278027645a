import { useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { DemoStyles, DemoTheme } from '../../src/features/demo/live/DemoTheme';
import type { ThemeLibraries } from '../../src/features/demo/live/themeLibraries';

interface Entry {
  component: () => Promise<{ default: ComponentType }>;
  styles?: () => Promise<{ styles: string }>;
}

function Rendered({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    document.documentElement.dataset.state = 'rendered';
  }, []);
  return children;
}

/** Renders the demo in the query of the URL as the site does. Used by `visit.ts`. */
export async function renderDemo(
  demos: Record<string, Record<string, Entry>>,
  themeLibraries: ThemeLibraries,
): Promise<void> {
  const query = new URLSearchParams(window.location.search);
  const entry = demos[query.get('demo') ?? '']?.[query.get('styling') ?? ''];
  const root = document.getElementById('root');
  if (!entry || !root) throw new Error(`There is no demo ${window.location.search}.`);
  const [{ default: Demo }, sheet] = await Promise.all([entry.component(), entry.styles?.()]);
  // The demo's own router starts at its root.
  window.history.replaceState(null, '', '/');
  const content = (
    <Rendered>
      {sheet ? <style>{sheet.styles}</style> : null}
      <Demo />
    </Rendered>
  );
  createRoot(root).render(
    query.has('fullPage') ? (
      <DemoStyles themeLibraries={themeLibraries} direction="ltr">
        {content}
      </DemoStyles>
    ) : (
      <DemoTheme themeLibraries={themeLibraries} direction="ltr" dense={false}>
        {content}
      </DemoTheme>
    ),
  );
}
