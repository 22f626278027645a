import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { Product } from '@site/src/site/products';
import { downloadProduct, readProduct, removeProduct, type ProductState } from './products';
import { formatBytes } from './size';

/** Message for a state. */
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

/** A product in the settings: its state, and a button that downloads or removes it. */
export function OfflineProduct({ product }: { product: Product }): ReactNode {
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
