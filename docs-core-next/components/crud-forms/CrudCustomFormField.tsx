import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud, type DataField, type DataSource } from '@toolpad/core/Crud';
import { createServer } from '../../company/server';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

type Note = { id: number; title: string; tags: string[] };

const TAGS = ['urgent', 'todo'];

interface TagsFieldProps {
  value: string[] | null;
  onChange: (value: string[]) => void;
  error: string | null;
}

function TagsField({ value, onChange, error }: TagsFieldProps) {
  const handleChange = (event: SelectChangeEvent<string[]>) => {
    const tags = event.target.value;
    onChange(typeof tags === 'string' ? tags.split(',') : tags);
  };

  return (
    <FormControl error={!!error} fullWidth>
      <InputLabel id="tags-label">Tags</InputLabel>
      <Select
        multiple
        labelId="tags-label"
        label="Tags"
        value={value ?? []}
        onChange={handleChange}
        renderValue={(tags) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {tags.map((tag) => (
              <Chip key={tag} size="small" label={tag} />
            ))}
          </Box>
        )}
      >
        {TAGS.map((tag) => (
          <MenuItem key={tag} value={tag}>
            {tag}
          </MenuItem>
        ))}
      </Select>
      <FormHelperText>{error ?? ' '}</FormHelperText>
    </FormControl>
  );
}

// preview-start
const tagsField: DataField<string[]> = {
  field: 'tags',
  headerName: 'Tags',
  flex: 1,
  valueFormatter: (tags?: string[]) => tags?.join(', '),
  renderFormField: ({ value, onChange, error }) => (
    <TagsField value={value} onChange={onChange} error={error} />
  ),
};
// preview-end

const fields = [
  { field: 'id', headerName: 'Note' },
  { field: 'title', headerName: 'Title', flex: 2 },
  tagsField as DataField,
];

const noteSource: DataSource<Note> = createServer<Note>(fields, [
  { id: 1, title: 'Crane inspection on Thursday', tags: ['urgent', 'todo'] },
  { id: 2, title: 'The second pilot boat has a crew', tags: [] },
]);

const NAVIGATION: Navigation = [{ segment: 'notes', title: 'Notes', pattern: 'notes{/:noteId}*' }];

export default function CrudCustomFormField() {
  const router = useMemoryRouter('/notes/1/edit');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        <Crud<Note> dataSource={noteSource} rootPath="/notes" initialPageSize={25} />
      </main>
    </AppProvider>
  );
}
