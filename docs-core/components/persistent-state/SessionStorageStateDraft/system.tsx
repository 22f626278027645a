import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useSessionStorageState } from '@toolpad/core/useSessionStorageState';

const MAX_LENGTH = 280;

const Textarea = styled('textarea')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 96,
  padding: '8px 12px',
  resize: 'vertical',
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  border: `1px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  borderRadius: 8,
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 1,
  },
}));

const DiscardButton = styled('button')(({ theme }) => ({
  justifySelf: 'start',
  padding: '6px 12px',
  font: 'inherit',
  fontWeight: 600,
  color: (theme.vars ?? theme).palette.primary.main,
  background: 'transparent',
  border: '1px solid currentColor',
  borderRadius: 8,
  cursor: 'pointer',
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 1,
  },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
}));

export default function SessionStorageStateDraft() {
  const id = React.useId();
  // preview-start
  const [draft, setDraft] = useSessionStorageState('reply-draft', '');
  // preview-end

  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        display: 'grid',
        gap: '12px',
        width: '100%',
        maxWidth: 420,
        p: '16px',
        fontSize: 14,
        lineHeight: '20px',
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
          Reply to Quarry Supplies
        </Box>
        <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {draft?.length ?? 0} / {MAX_LENGTH}
        </Box>
      </Box>
      <Textarea
        id={id}
        maxLength={MAX_LENGTH}
        value={draft ?? ''}
        onChange={(event) => setDraft(event.target.value)}
      />
      <DiscardButton type="button" disabled={!draft} onClick={() => setDraft(null)}>
        Discard draft
      </DiscardButton>
    </Box>
  );
}
