import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AppProvider, type Router } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDialogs } from '@toolpad/core/useDialogs';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

function NotePage({ router }: { router: Router }) {
  const dialogs = useDialogs();
  const [text, setText] = React.useState('Crane inspection on Thursday.');
  const [saved, setSaved] = React.useState(text);
  const isChanged = text !== saved;

  // preview-start
  // Closing the tab or reloading: the browser asks, in its own words.
  React.useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);

  // Leaving for another page of the app.
  async function leave(url: string) {
    const mayLeave =
      !isChanged ||
      (await dialogs.confirm('Your changes will be lost.', {
        title: 'Leave without saving?',
        okText: 'Leave',
        cancelText: 'Stay',
        severity: 'error',
      }));
    if (mayLeave) router.navigate(url);
  }
  // preview-end

  return (
    <Stack spacing={2}>
      <TextField label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <Stack direction="row" spacing={1}>
        <Button variant="contained" disabled={!isChanged} onClick={() => setSaved(text)}>
          Save
        </Button>
        <Button onClick={() => leave('/notes')}>Back to all notes</Button>
      </Stack>
    </Stack>
  );
}

export default function UnsavedChanges() {
  const router = useMemoryRouter('/notes/1');
  const isNote = router.pathname === '/notes/1';

  return (
    <AppProvider router={router} theme={theme}>
      <main>
        <PageContainer title={isNote ? 'Note 1' : 'Notes'} breadcrumbs={[]}>
          {isNote ? (
            <NotePage router={router} />
          ) : (
            <>
              <Typography sx={{ mb: 2 }}>You left the note.</Typography>
              <Button onClick={() => router.navigate('/notes/1')}>Open note 1</Button>
            </>
          )}
        </PageContainer>
      </main>
    </AppProvider>
  );
}
