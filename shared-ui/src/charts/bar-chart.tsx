import { Bar } from '@nivo/bar';
import { chartTheme, hueIn, roomForNames, shownLabels } from './chart-look.ts';
import { ChartTip } from './chart-tip.tsx';
import type { Drawn } from './drawn.ts';

const MARGIN = { top: 20, right: 8, bottom: 28, left: 44 };
const LYING = { top: 4, right: 44, bottom: 24 };
/** Narrower, the sums above would stand in each other. */
const ROOM_FOR_SUM = 26;

const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, Math.max(0, longest - 1))}…` : text;

/** Stacked bars, their sums written at their ends. */
export function BarChart({ data: { series, points }, mode, width, height, nameOf, say, isLying = false }: Drawn) {
  const { left, longest } = roomForNames(
    points.map(({ label }) => label),
    width,
  );
  const margin = isLying ? { ...LYING, left } : MARGIN;
  const keys = points.map(({ key }) => key);
  const labels = new Map(points.map((point) => [point.key, point.label]));
  const hueOf = new Map(series.map(({ id, hue }) => [id, hueIn(mode, hue)]));
  const rows = points.map(({ key, values }) => ({
    key,
    ...Object.fromEntries(series.map(({ id }) => [id, values[id] ?? 0])),
  }));
  const room = (width - margin.left - margin.right) / Math.max(1, points.length);
  const named = (key: string | number) => labels.get(String(key)) ?? '';
  return (
    <Bar
      data={isLying ? rows.toReversed() : rows}
      keys={series.map(({ id }) => id)}
      indexBy="key"
      width={width}
      height={height}
      margin={margin}
      padding={0.25}
      innerPadding={1}
      borderRadius={2}
      layout={isLying ? 'horizontal' : 'vertical'}
      colors={({ id }) => hueOf.get(String(id)) ?? ''}
      theme={chartTheme(mode)}
      animate={false}
      enableLabel={false}
      enableTotals={isLying || room >= ROOM_FOR_SUM}
      valueFormat={(value) => (value === 0 ? '' : say(value))}
      enableGridX={isLying}
      enableGridY={!isLying}
      gridXValues={4}
      gridYValues={4}
      axisBottom={
        isLying
          ? {
              tickSize: 0,
              tickPadding: 6,
              tickValues: 4,
              format: (value) => (Number.isInteger(value) ? say(Number(value)) : ''),
            }
          : {
              tickSize: 0,
              tickPadding: 8,
              tickValues: shownLabels(keys, width - margin.left - margin.right),
              format: named,
            }
      }
      axisLeft={
        isLying
          ? { tickSize: 0, tickPadding: 8, format: (key) => cut(named(key), longest) }
          : {
              tickSize: 0,
              tickPadding: 8,
              tickValues: 4,
              format: (value) => (Number.isInteger(value) ? say(Number(value)) : ''),
            }
      }
      tooltip={({ id, value, indexValue }) => (
        <ChartTip mode={mode} text={`${named(indexValue)} · ${nameOf(String(id))}: ${say(value)}`} />
      )}
      role="presentation"
    />
  );
}
