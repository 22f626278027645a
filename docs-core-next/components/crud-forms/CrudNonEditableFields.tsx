import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud, type DataField, type DataSource } from '@toolpad/core/Crud';
import { createServer } from '../../company/server';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

type Note = { id: number; title: string; createdAt: string };

const fields: DataField[] = [
  { field: 'id', headerName: 'Note' },
  { field: 'title', headerName: 'Title', flex: 1 },
  // preview-start
  {
    field: 'createdAt',
    headerName: 'Created',
    type: 'dateTime',
    editable: false,
    width: 190,
    valueGetter: (value?: string) => value && new Date(value),
  },
  // preview-end
];

const server = createServer<Note>(fields, [
  { id: 1, title: 'Crane inspection on Thursday', createdAt: '2026-10-12T09:15' },
  { id: 2, title: 'The second pilot boat needs a crew list', createdAt: '2026-10-14T16:40' },
]);

const noteSource: DataSource<Note> = {
  ...server,
  // The form has no input for this field, so it is set here.
  createOne: (note) => server.createOne({ ...note, createdAt: new Date().toISOString() }),
};

const NAVIGATION: Navigation = [{ segment: 'notes', title: 'Notes', pattern: 'notes{/:noteId}*' }];

export default function CrudNonEditableFields() {
  const router = useMemoryRouter('/notes');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        <Crud<Note> dataSource={noteSource} rootPath="/notes" initialPageSize={25} />
      </main>
    </AppProvider>
  );
}
