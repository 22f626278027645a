import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { type Product, productList } from '@site/model/facts/products';
import {
  canStore,
  downloadProduct,
  type ProductState,
  readProduct,
  removeProduct,
} from './products';

const units = ['kB', 'MB', 'GB'] as const;

/** Formats bytes for readers, in steps of 1000. Sizes from a megabyte have one decimal. */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes) / 1000;
  let index = 0;
  while (value >= 999.95 && index < units.length - 1) {
    value /= 1000;
    index += 1;
  }
  return `${value.toFixed(index === 0 ? 0 : 1)} ${units[index]}`;
}

function useMessage(name: string, state: ProductState): string {
  const t = useTranslate();
  switch (state.state) {
    case 'loading':
      return t('offline.loading', {
        product: name,
        done: formatBytes(state.done),
        total: formatBytes(state.total),
      });
    case 'stored':
      return t('offline.saved', { product: name, size: formatBytes(state.bytes) });
    case 'online':
      return state.notice ? t(`offline.${state.notice}`, { product: name }) : '';
    default:
      return '';
  }
}

function OfflineProduct({ product }: { product: Product }): ReactNode {
  const t = useTranslate();
  const { key, name } = product;
  const [state, setState] = useState<ProductState>({ state: 'unknown' });
  const message = useMessage(name, state);
  useEffect(() => {
    let isCurrent = true;
    void readProduct(key).then((read) => {
      if (isCurrent) setState(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);

  const toOnline = async (notice: 'removed' | 'full' | 'network') => {
    const read = await readProduct(key);
    setState(read.state === 'online' ? { ...read, notice } : read);
  };
  const download = () =>
    downloadProduct(key, (progress) => {
      if (progress.state === 'failed') void toOnline(progress.reason);
      else setState(progress);
    });
  const remove = () => removeProduct(key, () => void toOnline('removed'));

  const size = state.state === 'online' && state.bytes ? ` (${formatBytes(state.bytes)})` : '';
  return (
    <div data-offline={state.state}>
      {state.state === 'loading' ? (
        <LinearProgress
          variant="determinate"
          value={(100 * state.done) / state.total}
          aria-label={t('offline.save', { product: name })}
          sx={{ marginBlock: 1 }}
        />
      ) : null}
      <Button
        variant="outlined"
        fullWidth
        disabled={state.state === 'unknown'}
        onClick={state.state === 'stored' || state.state === 'loading' ? remove : download}
      >
        {state.state === 'stored'
          ? t('offline.remove', { product: name })
          : state.state === 'loading'
            ? t('offline.stop', { product: name })
            : t('offline.save', { product: name }) + size}
      </Button>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ marginBlockStart: 0.5, minHeight: '1.5em' }}
      >
        {message}
      </Typography>
    </div>
  );
}

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
