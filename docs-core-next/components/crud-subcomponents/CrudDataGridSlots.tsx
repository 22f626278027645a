import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud } from '@toolpad/core/Crud';
import { orderCache, orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

// Replaces the default grid. You can also use DataGridPro or DataGridPremium here.
function CompactDataGrid(props: DataGridProps) {
  return <DataGrid {...props} density="compact" />;
}

export default function CrudDataGridSlots() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        {/* preview-start */}
        <Crud<Order>
          dataSource={orderSource}
          dataSourceCache={orderCache}
          rootPath="/orders"
          initialPageSize={5}
          slots={{ list: { dataGrid: CompactDataGrid } }}
          slotProps={{
            list: {
              dataGrid: {
                checkboxSelection: true,
                pageSizeOptions: [5, 10, 25],
                showToolbar: true,
                // Without this, the list passes the toolbar of an older grid.
                slots: {},
              },
            },
          }}
        />
        {/* preview-end */}
      </main>
    </AppProvider>
  );
}
