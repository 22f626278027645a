import { BarChart as Chart, type BarChartProps } from '@mui/x-charts';
import type { ReactNode } from 'react';

/**
 * Widths in px that the drawing in the overview of the example company has on a phone, in a guide and on the front page, with the widths
 * of the frame around it: at 480 and 640 px the layout of the company's theme changes. The bars of a phone have no room for all labels.
 */
const drawings = [
  { width: 322, frame: '(max-width: 479.98px)', labels: 2 },
  { width: 504, frame: '(min-width: 480px) and (max-width: 639.98px)', labels: 1 },
  { width: 461, frame: '(min-width: 640px)', labels: 1 },
];

/** In px. */
const height = 191;

const everyNth = (labels: number) => (_value: unknown, index: number) => index % labels === 0;

/**
 * Bar chart of previews. On the server a chart cannot measure itself: it is drawn in sizes given here, and fitted into the place it has.
 * Takes the place of `@mui/x-charts/BarChart` in the server's bundle alone (plugins/demos/bundler.ts).
 */
export function BarChart({ xAxis, ...props }: BarChartProps): ReactNode {
  return drawings.map(({ width, frame, labels }) => (
    <Chart
      key={width}
      width={width}
      height={height}
      {...props}
      xAxis={xAxis?.map((axis) => ({ ...axis, tickLabelInterval: everyNth(labels) })) as never}
      sx={{
        '&&, && svg': { width: '100%', height: '100%' },
        [`@media not all and ${frame}`]: { '&&': { display: 'none' } },
      }}
    />
  ));
}
