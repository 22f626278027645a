'use client';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import RefreshIcon from '@mui/icons-material/Refresh';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useLocaleText } from '../localization/localization';
import { needed, useDataSource } from './CrudProvider';
import { messageOf, type DataModel, type DataModelId, type DataSource } from './dataSource';
import { useDelete } from './useDelete';
import { useListState } from './useListState';

export interface ListProps<D extends DataModel> {
  /** Default: that of the provider. */
  dataSource?: DataSource<D>;
  initialPageSize?: number;
  /** Runs for a click on a row, and for Enter. */
  onRowClick?: (id: DataModelId) => void;
  /** Adds a button. */
  onCreateClick?: () => void;
  /** Adds a button to each row. */
  onEditClick?: (id: DataModelId) => void;
  onDelete?: (id: DataModelId) => void;
  /** Shown beside the reload button. */
  toolbar?: ReactNode;
  /** Props of the grid, which override those of the list. */
  gridProps?: Partial<DataGridProps>;
}

function Grid<D extends DataModel>(props: ListProps<D>) {
  const { initialPageSize = 100, onRowClick, onCreateClick, onEditClick, onDelete } = props;
  const { dataSource, cache } = useDataSource(props.dataSource);
  const text = useLocaleText();
  const listState = useListState(initialPageSize);
  const deleteItem = useDelete(dataSource);
  const apiRef = useGridApiRef();
  const [error, setError] = useState<string>();

  const gridDataSource = useMemo<GridDataSource>(
    () => ({
      async getRows({ paginationModel, sortModel, filterModel }) {
        const getMany = needed(dataSource.getMany, 'getMany');
        const page = paginationModel ?? { page: 0, pageSize: initialPageSize };
        const { items, itemCount } = await getMany({
          paginationModel: page,
          sortModel,
          filterModel,
        });
        setError(undefined);
        return { rows: items, rowCount: itemCount };
      },
    }),
    [dataSource, initialPageSize],
  );

  function reload() {
    apiRef.current?.dataSource.cache.clear();
    void apiRef.current?.dataSource.fetchRows();
  }
  async function handleDelete(id: DataModelId) {
    if (!(await deleteItem?.(id))) return;
    reload();
    onDelete?.(id);
  }

  const actions: GridColDef = {
    field: 'actions',
    type: 'actions',
    headerName: text.actionsLabel,
    align: 'right',
    renderCell: (params) => (
      <GridActionsCell {...params}>
        {onEditClick && (
          <GridActionsCellItem
            icon={<EditIcon />}
            label={text.editLabel}
            onClick={() => onEditClick(params.id)}
          />
        )}
        {deleteItem && (
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label={text.deleteLabel}
            onClick={() => void handleDelete(params.id)}
          />
        )}
      </GridActionsCell>
    ),
  };

  return (
    <Stack spacing={1} sx={{ flex: 1, minWidth: 0, width: '100%' }}>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <IconButton
          aria-label={text.reloadButtonLabel}
          title={text.reloadButtonLabel}
          onClick={reload}
        >
          <RefreshIcon />
        </IconButton>
        {props.toolbar}
        {onCreateClick && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={onCreateClick}>
            {text.createNewButtonLabel}
          </Button>
        )}
      </Stack>
      {error && <Alert severity="error">{error}</Alert>}
      <DataGrid
        apiRef={apiRef}
        columns={[...dataSource.fields, ...(onEditClick || deleteItem ? [actions] : [])]}
        dataSource={gridDataSource}
        dataSourceCache={cache}
        onDataSourceError={(reason) => setError(messageOf(reason.cause ?? reason))}
        disableRowSelectionOnClick
        onRowClick={onRowClick && (({ id }) => onRowClick(id))}
        onCellKeyDown={({ id, field }, event) => {
          if (onRowClick && event.key === 'Enter' && field !== actions.field) onRowClick(id);
        }}
        sx={onRowClick ? { '& .MuiDataGrid-row': { cursor: 'pointer' } } : {}}
        {...listState}
        {...props.gridProps}
        initialState={{ ...listState.initialState, ...props.gridProps?.initialState }}
      />
    </Stack>
  );
}

/** A grid with the items of a data source. Its page, sort order, and filter are in the URL. */
export function List<D extends DataModel>(props: ListProps<D>) {
  return (
    // Next.js prerenders pages that read search parameters up to here.
    <Suspense>
      <Grid {...props} />
    </Suspense>
  );
}
