import { createTheme } from '@mui/material/styles';
import StickyNote2Icon from '@mui/icons-material/StickyNote2';
import type { GridFilterItem } from '@mui/x-data-grid';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import {
  Crud,
  DataSourceCache,
  type DataModel,
  type DataModelId,
  type DataSource,
} from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDemoRouter } from '@toolpad/core/internal';

const NAVIGATION: Navigation = [
  { segment: 'notes', title: 'Notes', icon: <StickyNote2Icon />, pattern: 'notes{/:noteId}*' },
];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: true,
    // White on the red of the delete button is hard to read in dark mode.
    dark: { palette: { error: { main: '#f44336', contrastText: '#000' } } },
  },
  // This frame is narrow: the desktop sidebar starts at 600px here.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
});

interface Note extends DataModel {
  id: number;
  title: string;
  text: string;
}

let notesStore: Note[] = [
  {
    id: 1,
    title: 'Berth 4',
    text: 'Crane inspection on Thursday, keep the quay clear from 08:00.',
  },
  {
    id: 2,
    title: 'Pilot boats',
    text: 'The second boat is back from the yard and needs a crew list.',
  },
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

function matches(note: Note, { field, operator, value }: GridFilterItem): boolean {
  const isUnfinished = (value ?? '') === '' && !operator.endsWith('Empty');
  const text = String(note[field] ?? '').toLowerCase();
  return isUnfinished || operators[operator]?.(text, String(value).toLowerCase()) !== false;
}

// Ids come from the address as strings.
function findNote(id: DataModelId): Note {
  const note = notesStore.find((item) => item.id === Number(id));
  if (!note) throw new Error('Note not found');
  return note;
}

const notesDataSource = {
  fields: [
    { field: 'id', headerName: 'ID', width: 70 },
    { field: 'title', headerName: 'Title', flex: 1, minWidth: 120 },
    { field: 'text', headerName: 'Text', flex: 1, minWidth: 160 },
  ],

  getMany: async ({ paginationModel: { page, pageSize }, sortModel: [sort], filterModel }) => {
    await latency();
    const found = notesStore.filter((note) =>
      filterModel.items.every((item) => matches(note, item)),
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

  getOne: async (id) => {
    await latency();
    return findNote(id);
  },

  createOne: async (data) => {
    await latency();
    const id = Math.max(0, ...notesStore.map((note) => note.id)) + 1;
    const note = { ...data, id } as Note;
    notesStore = [...notesStore, note];
    return note;
  },

  updateOne: async (id, data) => {
    await latency();
    const updated = { ...findNote(id), ...data };
    notesStore = notesStore.map((note) => (note.id === updated.id ? updated : note));
    return updated;
  },

  deleteOne: async (id) => {
    await latency();
    notesStore = notesStore.filter((note) => note.id !== Number(id));
  },

  validate: ({ title, text }) => {
    const issues = [];
    if (!title) issues.push({ message: 'Title is required', path: ['title'] });
    else if (title.length < 3)
      issues.push({ message: 'Title needs 3 characters', path: ['title'] });
    if (!text) issues.push({ message: 'Text is required', path: ['text'] });
    return { issues };
  },
} satisfies DataSource<Note>;

const notesCache = new DataSourceCache();

// `undefined` leaves the title of the navigation item.
function pageTitle(pathname: string): string | undefined {
  const [id, action] = pathname.split('/').slice(2);
  if (id === 'new') return 'New note';
  if (id) return action === 'edit' ? `Note ${id} - Edit` : `Note ${id}`;
  return undefined;
}

/** React resets a form after a failed submit too. This keeps what the user typed. */
function keepValues(element: HTMLDivElement) {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('reset', stop, true);
  return () => element.removeEventListener('reset', stop, true);
}

export default function CrudBasic() {
  const router = useDemoRouter('/notes');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer title={pageTitle(router.pathname)}>
          {/* preview-start */}
          <div ref={keepValues}>
            <Crud<Note>
              dataSource={notesDataSource}
              dataSourceCache={notesCache}
              rootPath="/notes"
              initialPageSize={10}
              defaultValues={{ title: 'New note' }}
              slotProps={{ list: { dataGrid: { pageSizeOptions: [10, 25, 50] } } }}
            />
          </div>
          {/* preview-end */}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
