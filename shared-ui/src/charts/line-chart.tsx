import { Line } from '@nivo/line';
import { chartTheme, getGroundColor, getHue, selectTickLabels } from './chart-theme.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import type { ChartProps } from './chart-props.ts';

const MARGIN = { top: 20, right: 24, bottom: 28, left: 52 };

/** One line per series. */
export function LineChart({ data: { series, points }, mode, width, height, getSeriesName, formatValue }: ChartProps) {
  const keys = points.map(({ key }) => key);
  const labels = new Map(points.map((point) => [point.key, point.label]));
  const getLabel = (key: unknown) => labels.get(String(key)) ?? '';
  const lines = series.map(({ id, hue }) => ({
    id,
    color: getHue(mode, hue),
    data: points.map(({ key, values }) => ({ x: key, y: values[id] ?? null })),
  }));
  return (
    <Line
      data={lines}
      width={width}
      height={height}
      margin={MARGIN}
      xScale={{ type: 'point' }}
      yScale={{ type: 'linear', min: 0, max: 'auto' }}
      lineWidth={2}
      colors={({ color }) => color}
      theme={chartTheme(mode)}
      animate={false}
      enableGridX={false}
      gridYValues={4}
      pointSize={points.length > 40 ? 0 : 6}
      pointColor={getGroundColor(mode, 'bg.surface')}
      pointBorderWidth={2}
      pointBorderColor={{ from: 'seriesColor' }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 8,
        tickValues: selectTickLabels(keys, width - MARGIN.left - MARGIN.right),
        format: getLabel,
      }}
      axisLeft={{
        tickSize: 0,
        tickPadding: 8,
        tickValues: 4,
        format: (value) => (Number.isInteger(value) ? formatValue(Number(value)) : ''),
      }}
      useMesh
      enableTouchCrosshair
      tooltip={({ point }) => (
        <ChartTooltip
          mode={mode}
          text={`${getLabel(point.data.x)} · ${getSeriesName(String(point.seriesId))}: ${formatValue(Number(point.data.y))}`}
        />
      )}
      role="presentation"
    />
  );
}
