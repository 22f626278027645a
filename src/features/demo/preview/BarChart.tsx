import Box from '@mui/material/Box';
import { BarChart as Chart, type BarChartProps } from '@mui/x-charts';
import type { ReactNode } from 'react';

/**
 * Sizes in px in which a chart is drawn. The one for the width of its container is shown, stretched
 * to fit.
 */
const sizes = [
  { width: 320, container: '(width < 400px)' },
  { width: 480, container: '(400px <= width < 640px)' },
  { width: 800, container: '(width >= 640px)' },
];
const height = 200;

/** Width in px of a label, and of what is beside the axis. */
const label = 48;
const margin = 80;

/**
 * Bar chart of static previews: on the server a chart can't measure itself. Replaces
 * `@mui/x-charts/BarChart` there (plugins/demos/bundler.ts).
 */
export function BarChart({ xAxis, ...props }: BarChartProps): ReactNode {
  return (
    <Box sx={{ height: '100%', containerType: 'inline-size' }}>
      {sizes.map(({ width, container }) => {
        const labels = Math.ceil(((props.dataset?.length ?? 0) * label) / (width - margin)) || 1;
        const tickLabelInterval = (_value: unknown, index: number) => index % labels === 0;
        return (
          <Chart
            key={width}
            width={width}
            height={height}
            preserveAspectRatio="none"
            {...props}
            xAxis={xAxis?.map((axis) => ({ ...axis, tickLabelInterval })) as never}
            sx={{
              '&&': { gridTemplateColumns: '1fr' },
              '&&, && svg': { width: '100%', height: '100%' },
              [`@container not ${container}`]: { '&&': { display: 'none' } },
            }}
          />
        );
      })}
    </Box>
  );
}
