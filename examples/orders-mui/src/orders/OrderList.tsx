import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
  type GridDensity,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { DataSource } from '../crud/dataSource';
import { List } from '../crud/List';
import { PageContainer } from '../page-container/PageContainer';
import { useCanEdit } from '../session/session';
import { useSetting } from '../settings/settings';
import { euros } from '../format';
import { STATUSES, type Order, type Status } from './order';
import { orderList } from './orderSource';
import { useOrdersVersion } from './ordersVersion';
import { StatusChip } from './StatusChip';
import { useOrderActions } from './useOrderActions';

/** Columns that a phone hides at first. */
const ONLY_WIDE = { port: false, placed: false, amount: false, insured: false, actions: false };

/** Orders in a status; of all of them when there is none. A new `version` asks the server again. */
function useOrderSource(status: Status | null, version: number) {
  return useMemo(() => {
    const source: DataSource<Order> = {
      ...orderList,
      getMany: (query) => {
        const items = status
          ? [...query.filterModel.items, { field: 'status', operator: 'is', value: status }]
          : query.filterModel.items;
        return orderList.getMany({ ...query, filterModel: { ...query.filterModel, items } });
      },
    };
    return { source, version };
  }, [status, version]);
}

/** All orders: filtered, sorted and paged by the server. */
export function OrderList() {
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const wanted = STATUSES.find((each) => each === searchParams.get('status')) ?? null;
  const [status, setStatus] = useState<Status | null>(wanted);
  const { source } = useOrderSource(status, useOrdersVersion());
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
            renderCell: (params: GridRenderCellParams<Order>) => (
              <GridActionsCell {...params}>
                <GridActionsCellItem
                  icon={<EditIcon />}
                  label={`Edit order ${params.row.id}`}
                  onClick={() => void navigate(`/orders/${params.row.id}/edit`)}
                />
                <GridActionsCellItem
                  icon={<DeleteIcon />}
                  label={`Delete order ${params.row.id}`}
                  onClick={() => void actions.remove(params.row.id)}
                />
              </GridActionsCell>
            ),
          },
        ]
      : []),
  ];

  const statusChips = (
    <Stack
      direction="row"
      role="group"
      aria-label="Status"
      sx={{ flex: 1, gap: 1, flexWrap: 'wrap' }}
    >
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
  );

  return (
    <PageContainer
      title="Orders"
      actions={
        canEdit && (
          <Button component={Link} to="/orders/new" variant="contained" startIcon={<AddIcon />}>
            New order
          </Button>
        )
      }
    >
      <List<Order>
        dataSource={source}
        initialPageSize={rowsPerPage}
        onRowClick={(id) => void navigate(`/orders/${id}`)}
        toolbar={statusChips}
        gridProps={{
          columns,
          density,
          onDensityChange: (next: GridDensity) => setDensity(next),
          showToolbar: true,
          pageSizeOptions: [10, 25, 50],
          initialState: { columns: { columnVisibilityModel: isPhone ? ONLY_WIDE : {} } },
          label: 'Orders',
        }}
      />
    </PageContainer>
  );
}
