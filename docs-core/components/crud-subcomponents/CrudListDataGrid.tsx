import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { List } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
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

export default function CrudListDataGrid() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        <PageContainer>
          {/* preview-start */}
          <List<Order>
            dataSource={orderSource}
            dataSourceCache={orderCache}
            initialPageSize={5}
            slots={{ dataGrid: CompactDataGrid }}
            slotProps={{
              dataGrid: {
                checkboxSelection: true,
                pageSizeOptions: [5, 10, 25],
                showToolbar: true,
                // Without this, List passes the toolbar of an older grid.
                slots: {},
              },
            }}
          />
          {/* preview-end */}
        </PageContainer>
      </main>
    </AppProvider>
  );
}
