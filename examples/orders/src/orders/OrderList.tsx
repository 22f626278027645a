import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { GridActionsCellItem, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { DataSourceCache, List, type DataSource } from '@toolpad/core/Crud';
import { PageContainer, PageHeader, PageHeaderToolbar } from '@toolpad/core/PageContainer';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCanEdit } from '../session/session';
import { useSetting } from '../settings/settings';
import { euros } from '../format';
import { STATUSES, type Order, type Status } from './order';
import { orderList } from './orderSource';
import { useOrdersVersion } from './ordersVersion';
import { StatusChip } from './StatusChip';
import { useOrderActions } from './useOrderActions';

/** In the row of the list's reload button, where there is room. */
const besideReload = {
  position: { sm: 'absolute' },
  insetInlineStart: 52,
  top: 4,
  mb: { xs: 1, sm: 0 },
  gap: 1,
  flexWrap: 'wrap',
};

/** Columns that a phone hides at first. */
const ONLY_WIDE = { port: false, placed: false, amount: false, insured: false, actions: false };

/** Orders in a status; of all of them when there is none. A new `version` asks the server again. */
function useOrderSource(status: Status | null, version: number) {
  return useMemo(() => {
    const source: DataSource<Order> & Required<Pick<DataSource<Order>, 'getMany'>> = {
      ...orderList,
      getMany: (query) => {
        const items = status
          ? [...query.filterModel.items, { field: 'status', operator: 'is', value: status }]
          : query.filterModel.items;
        return orderList.getMany({ ...query, filterModel: { ...query.filterModel, items } });
      },
    };
    return { source, cache: new DataSourceCache(), version };
  }, [status, version]);
}

function NewOrderButton() {
  return (
    <PageHeaderToolbar>
      <Button component={Link} to="/orders/new" variant="contained" startIcon={<AddIcon />}>
        New order
      </Button>
    </PageHeaderToolbar>
  );
}
const HeaderForAdmins = () => <PageHeader slots={{ toolbar: NewOrderButton }} />;

/** All orders: filtered, sorted and paged by the server. */
export function OrderList() {
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const wanted = STATUSES.find((each) => each === searchParams.get('status')) ?? null;
  const [status, setStatus] = useState<Status | null>(wanted);
  const { source, cache } = useOrderSource(status, useOrdersVersion());
  const actions = useOrderActions();
  const canEdit = useCanEdit();
  const [density, setDensity] = useSetting('density');
  const [rowsPerPage] = useSetting('rowsPerPage');
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));

  const columns: GridColDef<Order>[] = [
    ...source.fields.map((field) => {
      if (field.field === 'status')
        return {
          ...field,
          renderCell: ({ value }: { value?: Status }) => value && <StatusChip status={value} />,
        };
      if (field.field === 'amount')
        return { ...field, headerName: 'Amount', valueFormatter: (value: number) => euros(value) };
      return field;
    }),
    ...(canEdit
      ? [
          {
            field: 'actions',
            type: 'actions' as const,
            headerName: 'Actions',
            width: 84,
            getActions: ({ row }: { row: Order }) => [
              <GridActionsCellItem
                key="edit"
                icon={<EditIcon />}
                label={`Edit order ${row.id}`}
                onClick={() => void navigate(`/orders/${row.id}/edit`)}
              />,
              <GridActionsCellItem
                key="delete"
                icon={<DeleteIcon />}
                label={`Delete order ${row.id}`}
                onClick={() => void actions.remove(row.id)}
              />,
            ],
          },
        ]
      : []),
  ];

  return (
    <PageContainer title="Orders" slots={{ header: canEdit ? HeaderForAdmins : PageHeader }}>
      <Box sx={{ position: 'relative' }}>
        <Stack direction="row" role="group" aria-label="Status" sx={besideReload}>
          {[null, ...STATUSES].map((each) => (
            <Chip
              key={each}
              label={each ?? 'All'}
              aria-pressed={status === each}
              color={status === each ? 'primary' : 'default'}
              variant={status === each ? 'filled' : 'outlined'}
              onClick={() => setStatus(each)}
            />
          ))}
        </Stack>
        <List<Order>
          dataSource={source}
          dataSourceCache={cache}
          initialPageSize={rowsPerPage}
          onRowClick={(id) => void navigate(`/orders/${id}`)}
          slotProps={{
            dataGrid: {
              columns,
              density,
              onDensityChange: (next: GridDensity) => setDensity(next),
              showToolbar: true,
              slots: {},
              pageSizeOptions: [10, 25, 50],
              initialState: { columns: { columnVisibilityModel: isPhone ? ONLY_WIDE : {} } },
              disableRowSelectionOnClick: true,
              label: 'Orders',
            },
          }}
        />
      </Box>
    </PageContainer>
  );
}
