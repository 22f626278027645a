import * as React from 'react';
import { Chip, Tooltip } from '@mui/material';
import { createComponent } from '@toolpad/studio/browser';

export interface OrderIdChipProps {
  value: string;
}

/** A long id, shortened. The whole of it is in the tooltip. */
function OrderIdChip({ value }: OrderIdChipProps) {
  return (
    <Tooltip title={value}>
      <Chip label={value.slice(0, 8)} size="small" />
    </Tooltip>
  );
}

export default createComponent(OrderIdChip, {
  argTypes: {
    value: { type: 'string', default: '' },
  },
});
