import { createTheme } from '@mui/material/styles';
import PersonIcon from '@mui/icons-material/Person';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DataSourceCache, Edit, type DataModel, type DataSource } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDemoRouter } from '@toolpad/core/internal';

const NAVIGATION: Navigation = [
  { segment: 'people', title: 'People', icon: <PersonIcon />, pattern: 'people{/:personId}*' },
];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // This frame is narrow: the desktop sidebar starts at 600px here.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
});

interface Person extends DataModel {
  id: number;
  firstName: string;
  lastName: string;
  age: number;
}

let peopleStore: Person[] = [
  { id: 1, firstName: 'Amara', lastName: 'Nwosu', age: 34 },
  { id: 2, firstName: 'Bruno', lastName: 'Castellan', age: 58 },
  { id: 3, firstName: 'Chiyo', lastName: 'Aldertree', age: 11 },
  { id: 4, firstName: 'Dario', lastName: 'Venn', age: 27 },
  { id: 5, firstName: 'Elif', lastName: 'Sarikaya', age: 42 },
  { id: 6, firstName: 'Freya', lastName: 'Holm', age: 65 },
  { id: 7, firstName: 'Goran', lastName: 'Petrak', age: 19 },
];

const latency = () => new Promise((resolve) => setTimeout(resolve, 750));

const peopleDataSource = {
  fields: [
    { field: 'id', headerName: 'ID', width: 70 },
    { field: 'firstName', headerName: 'First name', flex: 1, minWidth: 110 },
    { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
    { field: 'age', headerName: 'Age', type: 'number' },
  ],

  getOne: async (id) => {
    await latency();
    const person = peopleStore.find((item) => item.id === Number(id));
    if (!person) throw new Error('Person not found');
    return person;
  },

  updateOne: async (id, data) => {
    await latency();
    const current = peopleStore.find((item) => item.id === Number(id));
    if (!current) throw new Error('Person not found');
    const updated = { ...current, ...data };
    peopleStore = peopleStore.map((item) => (item.id === updated.id ? updated : item));
    return updated;
  },

  validate: ({ firstName, lastName, age }) => {
    const issues = [];
    if (!firstName) issues.push({ message: 'First name is required', path: ['firstName'] });
    if (!lastName) issues.push({ message: 'Last name is required', path: ['lastName'] });
    if (age === undefined) issues.push({ message: 'Age is required', path: ['age'] });
    else if (age <= 0) issues.push({ message: 'Age must be above 0', path: ['age'] });
    return { issues };
  },
} satisfies DataSource<Person>;

const peopleCache = new DataSourceCache();

export default function CrudEdit() {
  const router = useDemoRouter('/people/1/edit');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer title="Edit Person">
          {/* preview-start */}
          <Edit<Person>
            id={1}
            dataSource={peopleDataSource}
            dataSourceCache={peopleCache}
            onSubmitSuccess={(values) => console.log('Person edited', values)}
          />
          {/* preview-end */}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
