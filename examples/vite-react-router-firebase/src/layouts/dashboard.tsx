import LinearProgress from '@mui/material/LinearProgress';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../SessionContext';

export function Layout() {
  const { session, loading } = useSession();
  const { pathname } = useLocation();

  if (loading) return <LinearProgress />;
  if (!session)
    return <Navigate to={`/sign-in?callbackUrl=${encodeURIComponent(pathname)}`} replace />;

  return (
    <DashboardLayout>
      <PageContainer>
        <Outlet />
      </PageContainer>
    </DashboardLayout>
  );
}
