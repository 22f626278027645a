import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { PageContainer } from '../page-container/PageContainer';
import { ThemeSwitcher } from '../theme-switcher/ThemeSwitcher';
import { CODEC_BOOLEAN } from '../use-storage-state/codecs';
import { useLocalStorageState, useSessionStorageState } from '../use-storage-state/useStorageState';

/** State that survives a reload. */
export function SettingsPage() {
  const [dense, setDense] = useLocalStorageState('dense', false, { codec: CODEC_BOOLEAN });
  const [draft, setDraft] = useSessionStorageState('draft', '');
  return (
    <PageContainer actions={<ThemeSwitcher />}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <FormControlLabel
          label="Compact rows"
          control={<Switch checked={dense} onChange={(_event, checked) => setDense(checked)} />}
        />
        <TextField
          label="Draft"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          multiline
        />
      </Stack>
    </PageContainer>
  );
}
