import { useEffect, useMemo, useRef } from 'react';
import Typography from '@mui/material/Typography';
import DashboardIcon from '@mui/icons-material/Dashboard';
import FolderIcon from '@mui/icons-material/Folder';
import type { Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ReactRouterAppProvider } from '@toolpad/core/react-router';
import { createMemoryRouter, Navigate, Outlet, RouterProvider, useParams } from 'react-router';
import { theme } from '../../company/theme';

const NAVIGATION: Navigation = [
  { title: 'Dashboard', icon: <DashboardIcon /> },
  {
    segment: 'ports',
    title: 'Ports',
    icon: <FolderIcon />,
    children: [
      { segment: 'overview', title: 'Overview' },
      { segment: 'antwerp', title: 'Antwerp' },
      { segment: 'lisbon', title: 'Lisbon' },
    ],
  },
];

// preview-start
/** Opens folders of the sidebar once. Users can close them again. */
function useOpenFolders(titles: string[]) {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    for (const folder of document.querySelectorAll<HTMLElement>('nav [role=button]')) {
      const list = folder.closest('li')?.nextElementSibling;
      const isOpen = list?.matches('.MuiCollapse-root');
      if (titles.includes(folder.textContent) && !isOpen) folder.click();
    }
  });
}
// preview-end

const OPEN = ['Ports'];

function App() {
  useOpenFolders(OPEN);
  return (
    <ReactRouterAppProvider navigation={NAVIGATION} theme={theme}>
      <DashboardLayout>
        <PageContainer>
          <Outlet />
        </PageContainer>
      </DashboardLayout>
    </ReactRouterAppProvider>
  );
}

function PortPage() {
  const { port } = useParams();
  return <Typography>Ships in {port}: 4</Typography>;
}

export default function SidebarFolders() {
  const router = useMemo(
    () =>
      createMemoryRouter([
        {
          path: '/',
          Component: App,
          children: [
            { index: true, element: <Typography>All ports are open.</Typography> },
            // The breadcrumb "Ports" links to this path.
            { path: 'ports', element: <Navigate to="/ports/overview" replace /> },
            { path: 'ports/overview', element: <Typography>Ships in six ports: 19</Typography> },
            { path: 'ports/:port', Component: PortPage },
          ],
        },
      ]),
    [],
  );
  return <RouterProvider router={router} />;
}
