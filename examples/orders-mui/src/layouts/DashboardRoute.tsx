import Typography from '@mui/material/Typography';
import { DashboardLayout, type SidebarFooterProps } from '../dashboard-layout/DashboardLayout';
import { Navigate, Outlet, useLocation } from 'react-router';
import { COMPANY } from '../data/company';
import { SessionExpiry } from '../session/SessionExpiry';
import { session, useSessionData } from '../session/session';

function SidebarFooter({ mini }: SidebarFooterProps) {
  return (
    <Typography variant="caption" color="text.secondary" sx={{ p: 2, whiteSpace: 'nowrap' }}>
      {mini ? '' : `${COMPANY.name}, ${COMPANY.city}`}
    </Typography>
  );
}

/** The shell around all pages of signed-in users. When the session ends, the sign-in page takes its place. */
export function DashboardRoute() {
  const { pathname, search } = useLocation();
  if (!useSessionData()) {
    const callbackUrl = session.hasExpired() ? encodeURIComponent(pathname + search) : '';
    return <Navigate to={`/sign-in?callbackUrl=${callbackUrl}`} replace />;
  }
  return (
    <DashboardLayout sidebarFooter={SidebarFooter} sidebarExpandedWidth={240}>
      <SessionExpiry />
      <Outlet />
    </DashboardLayout>
  );
}
