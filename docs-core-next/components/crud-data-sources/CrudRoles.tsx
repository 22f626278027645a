import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud, type DataSource } from '@toolpad/core/Crud';
import { orderCache, orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

type Role = 'viewer' | 'editor' | 'manager';

// preview-start
const { fields, getMany, getOne, validate, createOne, updateOne } = orderSource;
const readOnly: DataSource<Order> = { fields, getMany, getOne, validate };

/** Viewers read, editors also create and change, and managers also delete. */
const SOURCES: Record<Role, DataSource<Order>> = {
  viewer: readOnly,
  editor: { ...readOnly, createOne, updateOne },
  manager: orderSource,
};
// preview-end

export default function CrudRoles() {
  const router = useMemoryRouter('/orders');
  const [role, setRole] = React.useState<Role>('viewer');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        <Box sx={{ p: 2 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Role"
            value={role}
            onChange={(_, next: Role | null) => next && setRole(next)}
            sx={{ mb: 2 }}
          >
            <ToggleButton value="viewer">Viewer</ToggleButton>
            <ToggleButton value="editor">Editor</ToggleButton>
            <ToggleButton value="manager">Manager</ToggleButton>
          </ToggleButtonGroup>
          <Crud<Order>
            dataSource={SOURCES[role]}
            dataSourceCache={orderCache}
            rootPath="/orders"
            initialPageSize={5}
            slotProps={{ list: { dataGrid: { pageSizeOptions: [5, 10, 25] } } }}
          />
        </Box>
      </main>
    </AppProvider>
  );
}
