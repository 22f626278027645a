import { createTheme } from '@mui/material/styles';
import PersonIcon from '@mui/icons-material/Person';
import type { GridFilterItem } from '@mui/x-data-grid';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DataSourceCache, List, type DataModel, type DataSource } from '@toolpad/core/Crud';
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

// What a server would do with the filter of the grid.
const operators: Record<string, (text: string, search: string) => boolean> = {
  contains: (text, search) => text.includes(search),
  doesNotContain: (text, search) => !text.includes(search),
  equals: (text, search) => text === search,
  doesNotEqual: (text, search) => text !== search,
  startsWith: (text, search) => text.startsWith(search),
  endsWith: (text, search) => text.endsWith(search),
  isEmpty: (text) => text === '',
  isNotEmpty: (text) => text !== '',
  isAnyOf: (text, search) => search.split(',').includes(text),
  '=': (text, search) => Number(text) === Number(search),
  '!=': (text, search) => Number(text) !== Number(search),
  '>': (text, search) => Number(text) > Number(search),
  '>=': (text, search) => Number(text) >= Number(search),
  '<': (text, search) => Number(text) < Number(search),
  '<=': (text, search) => Number(text) <= Number(search),
};

function matches(person: Person, { field, operator, value }: GridFilterItem): boolean {
  const isUnfinished = (value ?? '') === '' && !operator.endsWith('Empty');
  const text = String(person[field] ?? '').toLowerCase();
  return isUnfinished || operators[operator]?.(text, String(value).toLowerCase()) !== false;
}

const peopleDataSource = {
  fields: [
    { field: 'id', headerName: 'ID', width: 70 },
    { field: 'firstName', headerName: 'First name', flex: 1, minWidth: 110 },
    { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
    { field: 'age', headerName: 'Age', type: 'number' },
  ],

  getMany: async ({ paginationModel: { page, pageSize }, sortModel: [sort], filterModel }) => {
    await latency();
    const found = peopleStore.filter((person) =>
      filterModel.items.every((item) => matches(person, item)),
    );
    if (sort?.sort) {
      const { field, sort: direction } = sort;
      found.sort((a, b) => {
        const order = String(a[field]).localeCompare(String(b[field]), 'en', { numeric: true });
        return direction === 'asc' ? order : -order;
      });
    }
    return {
      items: found.slice(page * pageSize, (page + 1) * pageSize),
      itemCount: found.length,
    };
  },

  deleteOne: async (id) => {
    await latency();
    peopleStore = peopleStore.filter((person) => person.id !== id);
  },
} satisfies DataSource<Person>;

const peopleCache = new DataSourceCache();

export default function CrudList() {
  const router = useDemoRouter('/people');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer>
          {/* preview-start */}
          <List<Person>
            dataSource={peopleDataSource}
            dataSourceCache={peopleCache}
            initialPageSize={4}
            onRowClick={(id) => console.log(`Row of person ${id} clicked`)}
            onCreateClick={() => console.log('Create clicked')}
            onEditClick={(id) => console.log(`Edit of person ${id} clicked`)}
            onDelete={(id) => console.log(`Person ${id} deleted`)}
            slotProps={{ dataGrid: { pageSizeOptions: [4, 10, 25] } }}
          />
          {/* preview-end */}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
