import * as React from 'react';
import { createComponent } from '@toolpad/studio/browser';

export interface TotalCellProps {
  row?: { quantity: number; price: number };
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** What a row costs. There is no such field in the data: it is computed from two others. */
function TotalCell({ row }: TotalCellProps) {
  return <strong>{row ? money.format(row.quantity * row.price) : null}</strong>;
}

export default createComponent(TotalCell, {
  argTypes: {
    row: { type: 'object', default: { quantity: 0, price: 0 } },
  },
});
