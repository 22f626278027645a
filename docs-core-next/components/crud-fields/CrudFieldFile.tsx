import * as React from 'react';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { AppProvider } from '@toolpad/core/AppProvider';
import { CrudForm, type DataField } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { theme } from '../../company/theme';

type Ship = { id: number; name: string; photo: string };
type Values = Partial<Omit<Ship, 'id'>>;

const MAX_BYTES = 1_000_000;

/** Invisible, but users of a keyboard can still reach it. */
const visuallyHidden: React.CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** Returns the URL of the stored file. Replace it with a request to your server. */
async function upload(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw new Error('Choose an image.');
  if (file.size > MAX_BYTES) throw new Error('Choose an image below 1 MB.');
  return URL.createObjectURL(file);
}

interface PhotoInputProps {
  value: unknown;
  onChange: (value: string) => void;
  error: string | null;
}

// preview-start
function PhotoInput({ value, onChange, error }: PhotoInputProps) {
  const [failure, setFailure] = React.useState<string>();
  const [isUploading, setIsUploading] = React.useState(false);

  async function choose(file?: File) {
    if (!file) return;
    setIsUploading(true);
    setFailure(undefined);
    try {
      onChange(await upload(file));
    } catch (uploadError) {
      setFailure((uploadError as Error).message);
    }
    setIsUploading(false);
  }

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar variant="rounded" src={(value as string) || undefined} alt="">
        ?
      </Avatar>
      <div>
        <Button
          component="label"
          role={undefined}
          tabIndex={-1}
          variant="outlined"
          loading={isUploading}
        >
          {value ? 'Replace' : 'Choose'} photo
          <input
            type="file"
            accept="image/*"
            style={visuallyHidden}
            onChange={(event) => choose(event.target.files?.[0])}
          />
        </Button>
        <FormHelperText error>{failure ?? error}</FormHelperText>
      </div>
    </Stack>
  );
}

const fields: DataField[] = [
  { field: 'id' },
  { field: 'name', headerName: 'Name' },
  {
    field: 'photo',
    headerName: 'Photo',
    renderFormField: (props) => <PhotoInput {...props} />,
    // The list shows the image.
    renderCell: ({ row }) => <Avatar variant="rounded" src={row.photo} alt={row.name} />,
  },
];
// preview-end

export default function CrudFieldFile() {
  const [values, setValues] = React.useState<Values>({ name: 'Nordlys' });
  const [saved, setSaved] = React.useState<Values>();

  return (
    <AppProvider theme={theme}>
      <main>
        <PageContainer title="New ship" breadcrumbs={[]}>
          {saved && <Alert sx={{ mb: 2 }}>{saved.name} was created.</Alert>}
          <CrudForm<Ship>
            dataSource={{ fields }}
            formState={{ values, errors: {} }}
            onFieldChange={(name, value) => setValues({ ...values, [name]: value })}
            onSubmit={setSaved}
            submitButtonLabel="Create"
          />
        </PageContainer>
      </main>
    </AppProvider>
  );
}
