import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PageContainer } from '../page-container/PageContainer';
import { useNotifications } from '../use-notifications/useNotifications';
import type { ReactNode } from 'react';
import { resetDatabase } from '../server/database';
import { session } from '../session/session';
import { CHOICES, useSetting, type Settings } from './settings';

function Section({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Card>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2.5 }}>
          {note}
        </Typography>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          {children}
        </Stack>
      </CardContent>
    </Card>
  );
}

interface SelectProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly Value[];
  onChange: (value: Value) => void;
}

function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      sx={{ width: 240 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {String(option).charAt(0).toUpperCase() + String(option).slice(1)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** A setting with a list of values. */
function Choice({ name, label }: { name: 'density' | 'rowsPerPage' | 'latency'; label: string }) {
  const [value, setValue] = useSetting(name);
  return (
    <Select<Settings[typeof name]>
      label={label}
      value={value}
      options={CHOICES[name]}
      onChange={setValue}
    />
  );
}

/** A setting that is on or off. */
function Toggle({ name, label }: { name: 'confirmDelete' | 'failures'; label: string }) {
  const [value, setValue] = useSetting(name);
  return (
    <FormControlLabel
      label={label}
      control={<Switch checked={value} onChange={(_, checked) => setValue(checked)} />}
    />
  );
}

function Mode() {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Select
      label="Mode"
      value={mode}
      options={['light', 'dark', 'system'] as const}
      onChange={setMode}
    />
  );
}

/** What each user chooses, and knobs of the demo's server. */
export function SettingsPage() {
  const notifications = useNotifications();
  return (
    <PageContainer title="Settings">
      <Stack spacing={2}>
        <Section title="Appearance" note="Saved in this browser and applied to all open tabs.">
          <Mode />
          <Choice name="density" label="Grid density" />
          <Choice name="rowsPerPage" label="Rows per page" />
        </Section>
        <Section title="Orders" note="A deleted order can be restored from its notification.">
          <Toggle name="confirmDelete" label="Ask before an order is deleted" />
        </Section>
        <Section
          title="Demo server"
          note="It runs in your browser. See how the application behaves when things go wrong."
        >
          <Choice name="latency" label="Response time" />
          <Toggle name="failures" label="Make every third request fail" />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => session.expire()}>
              End the session
            </Button>
            <Button
              variant="outlined"
              onClick={() => {
                resetDatabase();
                notifications.show('The original orders are back.', {
                  severity: 'success',
                  autoHideDuration: 3000,
                });
              }}
            >
              Reset orders
            </Button>
          </Stack>
        </Section>
      </Stack>
    </PageContainer>
  );
}
