import Box from '@mui/material/Box';
import { createTheme, type Theme } from '@mui/material/styles';
import { BarChart as Chart, type BarChartProps } from '@mui/x-charts';
import type { ReactNode } from 'react';

/**
 * Widths in px in which a chart is drawn. The one nearest to the width of its container is shown;
 * its bars, but not its text, are stretched to that width.
 */
const widths = [320, 580, 760];

/** Container query for a width: up to the geometric mean of it and its neighbors. */
function queryOf(index: number): string {
  const [before = 0, width = 0, after = Infinity] = [-1, 0, 1].map((step) => widths[index + step]);
  const from = Math.round(Math.sqrt(before * width));
  const to = Math.round(Math.sqrt(width * after));
  return `(width >= ${from}px)${after === Infinity ? '' : ` and (width < ${to}px)`}`;
}

const height = 200;

/** Width in px of a label. */
const label = 48;

/** Default margin in px on each side, and sizes of the axes. */
const margin = 20;
const axisSizes = { width: 45, height: 25 };

/** Without a view box, a unit of the drawing is a pixel. */
const withoutViewBox = { viewBox: undefined };

/** Ratio of two lengths, without a unit. */
const ratio = (length: string, px: number) => `tan(atan2(${length}, ${px}px))`;

/**
 * Bar chart of static previews: on the server a chart can't measure itself. Replaces
 * `@mui/x-charts/BarChart` there (plugins/demos/bundler.ts).
 */
export function BarChart({ xAxis, ...props }: BarChartProps): ReactNode {
  const left = margin + Number(props.yAxis?.[0]?.width ?? axisSizes.width);
  const bottom = margin + Number(xAxis?.[0]?.height ?? axisSizes.height);
  return (
    <Box sx={{ height: '100%', containerType: 'inline-size' }}>
      {widths.map((width, index) => {
        const plot = { width: width - left - margin, height: height - margin - bottom };
        const labels = Math.ceil(((props.dataset?.length ?? 0) * label) / plot.width) || 1;
        const tickLabelInterval = (_value: unknown, tick: number) => tick % labels === 0;
        const x = ratio(`100cqw - ${left + margin}px`, plot.width);
        const y = ratio(`100cqh - ${margin + bottom}px`, plot.height);
        return (
          <Chart
            key={width}
            width={width}
            height={height}
            {...withoutViewBox}
            {...props}
            xAxis={xAxis?.map((axis) => ({ ...axis, tickLabelInterval })) as never}
            sx={{
              '&&': { gridTemplateColumns: '1fr' },
              '&&, && > svg': { width: '100%', height: '100%' },
              '& > svg': { containerType: 'size' },
              '& > svg > g': { transformOrigin: `${left}px ${margin}px` },
              '& > svg > g:not(.MuiChartsAxis-root)': { transform: `scale(${x}, ${y})` },
              '& .MuiChartsAxis-directionX': {
                transform: `translateY(calc(100cqh - ${bottom}px)) scaleX(${x})`,
              },
              '& .MuiChartsAxis-directionY': {
                transformOrigin: `0 ${margin}px`,
                transform: `translateX(${left}px) scaleY(${y})`,
              },
              '& line': { vectorEffect: 'non-scaling-stroke' },
              '& text': { transformBox: 'fill-box', transformOrigin: 'center' },
              '& .MuiChartsAxis-directionX text': { transform: `scaleX(calc(1 / ${x}))` },
              '& .MuiChartsAxis-directionY text': { transform: `scaleY(calc(1 / ${y}))` },
              [`@container not (${queryOf(index)})`]: { '&&': { display: 'none' } },
            }}
          />
        );
      })}
    </Box>
  );
}

/**
 * Width in px for which the server renders: that of a desktop, in the default theme and in the
 * theme of the demos.
 */
const windowWidth = 1000;

const theme = createTheme();

/**
 * Media queries in static previews, such as `(min-width:600px)`: those of a desktop. Replaces
 * `@mui/material/useMediaQuery` on the server, where no query matches (plugins/demos/bundler.ts).
 * Uses the default theme, because demos can have another copy of Material UI than this file.
 */
export default function useMediaQuery(query: string | ((theme: Theme) => string)): boolean {
  const text = query instanceof Function ? query(theme) : query;
  const [, side, px] = /(min|max)-width:([\d.]+)px/.exec(text) ?? [];
  if (!side) return false;
  return side === 'min' ? windowWidth >= Number(px) : windowWidth <= Number(px);
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
