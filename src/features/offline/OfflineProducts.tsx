import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { productList } from '@site/src/site/products';
import { OfflineProduct } from './OfflineProduct';
import { canStore } from './products';

/**
 * Offline reading in the settings. Renders nothing if there's no worker: in development, and on
 * hosts other than the production host.
 */
export function OfflineProducts(): ReactNode {
  const t = useTranslate();
  if (!canStore()) return null;
  return (
    <>
      <Divider />
      <section aria-labelledby="settings-offline">
        <Typography id="settings-offline" component="h3" variant="subtitle2" gutterBottom>
          {t('offline.heading')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
          {t('offline.explain')}
        </Typography>
        <Stack spacing={1}>
          {productList.map((product) => (
            <OfflineProduct key={product.key} product={product} />
          ))}
        </Stack>
      </section>
    </>
  );
}
