import { BarChart as Chart } from '@mui/x-charts';
import type { ComponentProps, ReactNode } from 'react';

/** Size in px of the drawing in the overview of the example company, where its frame is as wide as the text of a page on a desktop. */
const size = { width: 461, height: 191 };

/**
 * Bar chart of stills. On the server a chart cannot measure itself: it is drawn in a size given here, and fitted into the place it has.
 * Takes the place of `@mui/x-charts/BarChart` in the server's bundle alone (plugins/demos/bundler.ts).
 */
export function BarChart(props: ComponentProps<typeof Chart>): ReactNode {
  return <Chart {...size} {...props} sx={{ '&&, && svg': { width: '100%', height: '100%' } }} />;
}
