import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import { PageContainer } from '../page-container/PageContainer';
import { Link } from 'react-router';
import { euros } from '../format';
import { LoadFailed } from '../layouts/LoadFailed';
import { useOrdersVersion } from '../orders/ordersVersion';
import { useAnswer } from '../useAnswer';

export interface CustomerSummary {
  id: number;
  name: string;
  orders: number;
  /** In euros. */
  income: number;
}

/** The list of orders reads its filter from the URL. */
function ordersOf(name: string): string {
  const filter = { items: [{ field: 'customer', operator: 'equals', value: name }] };
  return `/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** Who ships with us. Each row leads to the orders of a customer. */
export function CustomersPage() {
  const { answer, error, reload } = useAnswer<CustomerSummary[]>('/customers', useOrdersVersion());
  return (
    <PageContainer title="Customers">
      {error && <LoadFailed error={error} onRetry={reload} />}
      {!answer && !error && <Skeleton variant="rounded" height={420} />}
      {answer && (
        <Card>
          <List aria-label="Customers" disablePadding>
            {answer.map(({ id, name, orders, income }, index) => (
              <ListItem key={id} disablePadding divider={index < answer.length - 1}>
                <ListItemButton component={Link} to={ordersOf(name)} sx={{ py: 1.5 }}>
                  <ListItemAvatar>
                    <Avatar variant="rounded" sx={{ bgcolor: 'secondary.main', fontSize: 16 }}>
                      {name.charAt(0)}
                    </Avatar>
                  </ListItemAvatar>
                  <ListItemText
                    primary={name}
                    secondary={`${orders} ${orders === 1 ? 'order' : 'orders'} · ${euros(income)}`}
                  />
                  <ChevronRightIcon color="action" />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Card>
      )}
    </PageContainer>
  );
}
