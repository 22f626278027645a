import Chip, { type ChipProps } from '@mui/material/Chip';
import type { Status } from './order';

const COLORS: Record<Status, ChipProps['color']> = {
  Booked: 'default',
  Loading: 'warning',
  'At sea': 'primary',
  Delivered: 'success',
};

/** The status of an order, in its color. */
export function StatusChip({ status }: { status: Status }) {
  return <Chip label={status} color={COLORS[status]} size="small" variant="outlined" />;
}
