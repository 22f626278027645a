import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List } from '@toolpad/core/Crud';
import { ORDERS, type Order } from '../../company/orders';
import { theme } from '../../company/theme';
import { createRestSource } from './restSource';

/** Stands in for a server: it returns one page of the orders, and shows the URL of each request. */
function fakeFetch(show: (url: string) => void): typeof fetch {
  return async (input) => {
    const url = new URL(String(input), 'https://harbor.example');
    show(decodeURIComponent(url.pathname + url.search));
    const page = Number(url.searchParams.get('page'));
    const size = Number(url.searchParams.get('pageSize'));
    const items = ORDERS.slice((page - 1) * size, page * size);
    return Response.json({ items, itemCount: ORDERS.length });
  };
}

export default function RestList() {
  const [lastUrl, setLastUrl] = React.useState('');
  // preview-start
  const dataSource = React.useMemo(
    () =>
      createRestSource<Order>(
        '/api/orders',
        [
          { field: 'id', headerName: 'Order', width: 90 },
          { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
          { field: 'port', headerName: 'Port', width: 130 },
          { field: 'amount', headerName: 'Amount, €', type: 'number', width: 120 },
        ],
        fakeFetch(setLastUrl),
      ),
    [],
  );
  // preview-end

  return (
    <AppProvider theme={theme}>
      <main>
        <Box sx={{ p: 2 }}>
          <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            GET {lastUrl}
          </Typography>
          <List<Order>
            dataSource={dataSource}
            initialPageSize={5}
            slotProps={{ dataGrid: { pageSizeOptions: [5, 10, 25] } }}
          />
        </Box>
      </main>
    </AppProvider>
  );
}
