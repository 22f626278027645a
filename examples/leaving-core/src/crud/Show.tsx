'use client';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGridApiRef, type GridApi } from '@mui/x-data-grid';
import type { ReactNode, RefObject } from 'react';
import { useLocaleText, type LocaleText } from '../localization/localization';
import { useDataSource } from './CrudProvider';
import {
  optionsOf,
  type DataField,
  type DataModel,
  type DataModelId,
  type DataSource,
} from './dataSource';
import { LoadState } from './LoadState';
import { useDelete } from './useDelete';
import { useItem } from './useItem';

export interface ShowProps<D extends DataModel> {
  id: DataModelId;
  /** Default: that of the provider. */
  dataSource?: DataSource<D>;
  /** Adds a button. */
  onEditClick?: (id: DataModelId) => void;
  onDelete?: (id: DataModelId) => void;
}

type ApiRef = RefObject<GridApi>;

/** The value as the list shows it. */
function format(field: DataField, item: DataModel, apiRef: ApiRef, text: LocaleText): ReactNode {
  const column = field as never;
  const stored = (item as DataModel & Record<string, unknown>)[field.field];
  const value: unknown = field.valueGetter
    ? field.valueGetter(stored as never, item, column, apiRef)
    : stored;
  if (field.valueFormatter)
    return String(field.valueFormatter(value as never, item, column, apiRef));
  if (field.type === 'boolean') return value ? text.yes : text.no;
  if (value === null || value === undefined || value === '') return '–';
  if (field.type === 'date')
    return asDate(value).toLocaleDateString(undefined, { dateStyle: 'long' });
  if (field.type === 'dateTime')
    return asDate(value).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });
  const option = optionsOf(field).find((each) => each.value === value);
  return option?.label ?? String(value);
}

/** A day without a time is in the time zone of the user. */
const asDate = (value: unknown) =>
  value instanceof Date
    ? value
    : new Date(/^\d{4}-\d\d-\d\d$/.test(String(value)) ? `${value}T00:00` : String(value));

const isShown = ({ type }: DataField) => type !== 'actions' && type !== 'custom';

/** The fields of an item, with buttons to edit and delete it. */
export function Show<D extends DataModel>({ id, onEditClick, onDelete, ...props }: ShowProps<D>) {
  const { dataSource, cache } = useDataSource(props.dataSource);
  const { item, error, reload } = useItem(dataSource, id);
  const deleteItem = useDelete(dataSource);
  const text = useLocaleText();
  const apiRef = useGridApiRef() as ApiRef;
  if (!item) return <LoadState error={error} onRetry={reload} />;

  async function handleDelete() {
    if (!(await deleteItem?.(id))) return;
    cache?.clear();
    onDelete?.(id);
  }

  return (
    <Stack spacing={3} sx={{ flex: 1 }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
          gap: 2,
          m: 0,
        }}
      >
        {dataSource.fields.filter(isShown).map((field) => (
          <div key={field.field}>
            <Typography component="dt" variant="overline" sx={{ color: 'text.secondary' }}>
              {field.headerName ?? field.field}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {format(field, item, apiRef, text)}
            </Typography>
          </div>
        ))}
      </Box>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'flex-end' }}>
        {onEditClick && (
          <Button variant="contained" startIcon={<EditIcon />} onClick={() => onEditClick(id)}>
            {text.editLabel}
          </Button>
        )}
        {deleteItem && (
          <Button color="error" startIcon={<DeleteIcon />} onClick={() => void handleDelete()}>
            {text.deleteLabel}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
