import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppProvider } from '../app-provider/AppProvider';
import type { Navigation } from '../app-provider/navigation';
import { PageContainer } from '../page-container/PageContainer';
import { theme } from './theme';
import { useMemoryRouter } from './useMemoryRouter';

const NAVIGATION: Navigation = [
  {
    segment: 'orders',
    title: 'Orders',
    pattern: 'orders{/:orderId}*',
    children: [{ segment: 'archive', title: 'Archive' }],
  },
];

export default function PageWithoutCore() {
  const router = useMemoryRouter('/orders/archive');
  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      {/* preview-start */}
      <PageContainer actions={<Button startIcon={<DownloadIcon />}>Export</Button>}>
        <Typography>This is {router.pathname}.</Typography>
      </PageContainer>
      {/* preview-end */}
    </AppProvider>
  );
}
