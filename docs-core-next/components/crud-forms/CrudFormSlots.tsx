import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud, type DataField, type DataSource } from '@toolpad/core/Crud';
import { createServer } from '../../company/server';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

type Container = { id: number; owner: string; insured: boolean; inspected: string; size: string };

const fields: DataField[] = [
  { field: 'id', headerName: 'Container' },
  { field: 'owner', headerName: 'Owner', flex: 1 },
  { field: 'insured', headerName: 'Insured', type: 'boolean' },
  {
    field: 'inspected',
    headerName: 'Inspected',
    type: 'date',
    valueGetter: (value?: string) => value && new Date(value),
  },
  {
    field: 'size',
    headerName: 'Size',
    type: 'singleSelect',
    valueOptions: ['20 ft', '40 ft', '45 ft'],
  },
];

const containerSource: DataSource<Container> = createServer<Container>(fields, [
  { id: 1, owner: 'Halden Paper', insured: true, inspected: '2026-04-01T00:00', size: '40 ft' },
]);

const NAVIGATION: Navigation = [
  { segment: 'containers', title: 'Containers', pattern: 'containers{/:containerId}*' },
];

export default function CrudFormSlots() {
  const router = useMemoryRouter('/containers/new');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        {/* preview-start */}
        <Crud<Container>
          dataSource={containerSource}
          rootPath="/containers"
          initialPageSize={25}
          slotProps={{
            form: {
              textField: { variant: 'filled' },
              checkbox: { color: 'secondary' },
              datePicker: { views: ['year', 'month'] },
              select: { variant: 'standard' },
            },
          }}
        />
        {/* preview-end */}
      </main>
    </AppProvider>
  );
}
