import Typography from '@mui/material/Typography';
import DescriptionIcon from '@mui/icons-material/Description';
import PersonIcon from '@mui/icons-material/Person';
import { AppProvider, type Branding, type Navigation } from '@toolpad/core/AppProvider';
import { Crud, DataSourceCache, type DataField } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { PEOPLE } from '../company/company';
import { createServer } from '../company/server';
import { theme } from '../company/theme';
import { useMemoryRouter } from '../company/useMemoryRouter';

type Person = { id: number; name: string; role: string; office: string };

const fields: DataField[] = [
  { field: 'id', headerName: 'ID', width: 60 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 110 },
];

const personSource = createServer<Person>(
  fields,
  PEOPLE.map((person, index) => ({ id: index + 1, ...person })),
);

const personCache = new DataSourceCache();

const NAVIGATION: Navigation = [
  { segment: 'home', title: 'Home', icon: <DescriptionIcon /> },
  { segment: 'people', title: 'People', icon: <PersonIcon />, pattern: 'people{/:personId}*' },
];

const BRANDING: Branding = { title: 'Harbor Logistics' };

function titlesFor(pathname: string) {
  const id = pathname.split('/')[2];
  return { show: `Person ${id}`, create: 'New person', edit: `Person ${id} - Edit` };
}

export default function Introduction() {
  const router = useMemoryRouter('/home');

  return (
    <AppProvider navigation={NAVIGATION} branding={BRANDING} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        {router.pathname === '/home' ? (
          <PageContainer>
            <Typography>Good morning. Select People to see who works at the port.</Typography>
          </PageContainer>
        ) : (
          <Crud<Person>
            dataSource={personSource}
            dataSourceCache={personCache}
            rootPath="/people"
            initialPageSize={4}
            defaultValues={{ office: 'Rotterdam' }}
            pageTitles={titlesFor(router.pathname)}
            slotProps={{ list: { dataGrid: { pageSizeOptions: [4, 10, 25] } } }}
          />
        )}
      </DashboardLayout>
    </AppProvider>
  );
}
