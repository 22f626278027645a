import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { Outlet } from 'react-router';

/** The shell around all pages. */
export function DashboardRoute() {
  return (
    <DashboardLayout>
      <Outlet />
    </DashboardLayout>
  );
}
