import { Line } from '@nivo/line';
import { chartTheme, groundIn, hueIn, shownLabels } from './chart-look.ts';
import { ChartTip } from './chart-tip.tsx';
import type { Drawn } from './drawn.ts';

const MARGIN = { top: 20, right: 24, bottom: 28, left: 52 };

/** A line for each series over the points. */
export function LineChart({ data: { series, points }, mode, width, height, nameOf, say }: Drawn) {
  const keys = points.map(({ key }) => key);
  const labels = new Map(points.map((point) => [point.key, point.label]));
  const named = (key: unknown) => labels.get(String(key)) ?? '';
  const lines = series.map(({ id, hue }) => ({
    id,
    color: hueIn(mode, hue),
    data: points.map(({ key, values }) => ({ x: key, y: values[id] ?? 0 })),
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
      pointColor={groundIn(mode, 'bg.surface')}
      pointBorderWidth={2}
      pointBorderColor={{ from: 'seriesColor' }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 8,
        tickValues: shownLabels(keys, width - MARGIN.left - MARGIN.right),
        format: named,
      }}
      axisLeft={{
        tickSize: 0,
        tickPadding: 8,
        tickValues: 4,
        format: (value) => (Number.isInteger(value) ? say(Number(value)) : ''),
      }}
      useMesh
      enableTouchCrosshair
      tooltip={({ point }) => (
        <ChartTip
          mode={mode}
          text={`${named(point.data.x)} · ${nameOf(String(point.seriesId))}: ${say(Number(point.data.y))}`}
        />
      )}
      role="presentation"
    />
  );
}
