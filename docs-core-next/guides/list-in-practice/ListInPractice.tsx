import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import {
  GridActionsCellItem,
  gridFilterModelSelector,
  gridSortModelSelector,
  useGridApiRef,
  type GridColumnVisibilityModel,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List, type DataField, type DataModelId } from '@toolpad/core/Crud';
import { useDialogs } from '@toolpad/core/useDialogs';
import { orderCache, orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { theme } from '../../company/theme';
import { toCsv } from './toCsv';

const NO_ROWS: GridRowSelectionModel = { type: 'include', ids: new Set() };

// preview-start
/** Cells with a link and a chip, and an action for each row. */
function createFields(markDelivered: (id: DataModelId) => void): DataField[] {
  return [
    { field: 'id', headerName: 'Order', width: 80 },
    {
      field: 'customer',
      headerName: 'Customer',
      flex: 1,
      minWidth: 150,
      renderCell: ({ value }) => (
        <Link href={`#${value}`} onClick={(event) => event.stopPropagation()}>
          {value}
        </Link>
      ),
    },
    {
      field: 'status',
      headerName: 'Status',
      width: 120,
      renderCell: ({ value }) => (
        <Chip size="small" label={value} color={value === 'Delivered' ? 'success' : 'default'} />
      ),
    },
    { field: 'amount', headerName: 'Amount, €', type: 'number', width: 110 },
    {
      field: 'rowActions',
      headerName: 'Actions',
      type: 'actions',
      width: 60,
      getActions: ({ id, row }) => [
        <GridActionsCellItem
          key="deliver"
          showInMenu
          disabled={row.status === 'Delivered'}
          label="Mark as delivered"
          onClick={() => markDelivered(id)}
        />,
      ],
    },
  ];
}
// preview-end

function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

function OrderList() {
  const dialogs = useDialogs();
  const apiRef = useGridApiRef();
  const [selected, setSelected] = React.useState(NO_ROWS);
  const [columns, setColumns] = React.useState<GridColumnVisibilityModel>({ amount: true });
  const [version, setVersion] = React.useState(0);

  function reload() {
    orderCache.clear();
    setVersion((current) => current + 1);
  }

  // A new `getMany` makes the list load its rows again without losing its page or its filters.
  const dataSource = React.useMemo(
    () => ({
      fields: createFields(async (id) => {
        await orderSource.updateOne(id, { status: 'Delivered' });
        reload();
      }),
      getMany: (query: Parameters<typeof orderSource.getMany>[0]) => orderSource.getMany(query),
      version,
    }),
    [version],
  );

  async function deleteSelected() {
    const ids = [...selected.ids];
    if (!(await dialogs.confirm(`Delete ${ids.length} orders?`, { severity: 'error' }))) return;
    await Promise.allSettled(ids.map((id) => orderSource.deleteOne(id)));
    setSelected(NO_ROWS);
    reload();
  }

  async function exportAll() {
    const { items } = await orderSource.getMany({
      paginationModel: { page: 0, pageSize: 10_000 },
      filterModel: gridFilterModelSelector(apiRef),
      sortModel: gridSortModelSelector(apiRef),
    });
    download('orders.csv', toCsv(['id', 'customer', 'status', 'amount'], items));
  }

  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button color="error" disabled={selected.ids.size === 0} onClick={deleteSelected}>
          Delete selected
        </Button>
        <Button onClick={exportAll}>Export all</Button>
      </Stack>
      <List<Order>
        dataSource={dataSource}
        dataSourceCache={orderCache}
        initialPageSize={5}
        slotProps={{
          dataGrid: {
            apiRef,
            checkboxSelection: true,
            columnVisibilityModel: columns,
            disableRowSelectionExcludeModel: true,
            onColumnVisibilityModelChange: setColumns,
            onRowSelectionModelChange: setSelected,
            pageSizeOptions: [5, 10, 25],
            rowSelectionModel: selected,
            showToolbar: true,
            slots: {},
          },
        }}
      />
    </>
  );
}

export default function ListInPractice() {
  return (
    <AppProvider theme={theme}>
      <main>
        <Box sx={{ p: 2 }}>
          <OrderList />
        </Box>
      </main>
    </AppProvider>
  );
}
