import Box from '@mui/material/Box';
import { BarChart as Chart, type BarChartProps } from '@mui/x-charts';
import type { ReactNode } from 'react';

/**
 * Widths in px in which a chart is drawn. The one nearest to the width of its container is shown,
 * stretched by at most 15 %.
 */
const widths = [320, 420, 550, 720, 950];

/** Container query for a width: up to the geometric mean of it and its neighbors. */
function queryOf(index: number): string {
  const [before = 0, width = 0, after = Infinity] = [-1, 0, 1].map((step) => widths[index + step]);
  const from = Math.round(Math.sqrt(before * width));
  const to = Math.round(Math.sqrt(width * after));
  return `(width >= ${from}px)${after === Infinity ? '' : ` and (width < ${to}px)`}`;
}

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
      {widths.map((width, index) => {
        const labels = Math.ceil(((props.dataset?.length ?? 0) * label) / (width - margin)) || 1;
        const tickLabelInterval = (_value: unknown, tick: number) => tick % labels === 0;
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
              [`@container not (${queryOf(index)})`]: { '&&': { display: 'none' } },
            }}
          />
        );
      })}
    </Box>
  );
}

interface Codec<T> {
  parse(value: string): T;
  stringify(value: T): string;
}

/**
 * Stored state in static previews: the initial state, as if the reader had stored nothing. Replaces
 * the hooks of @toolpad/core on the server, which return `null` there (plugins/demos/bundler.ts).
 */
function useInitialState<T>(
  _key: string | null,
  initial: T | null | (() => T | null) = null,
  _options?: { codec?: Codec<T> },
): [T | null, (value: T | null) => void] {
  return [initial instanceof Function ? initial() : initial, () => undefined];
}

export { useInitialState as useLocalStorageState, useInitialState as useSessionStorageState };
