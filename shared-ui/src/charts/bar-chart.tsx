import { Bar } from '@nivo/bar';
import {
  chartTheme,
  getHue,
  LETTER_WIDTH,
  measureNameColumn,
  measureValueColumn,
  selectTickLabels,
} from './chart-theme.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import type { ChartProps } from './chart-props.ts';

const MARGIN = { top: 20, right: 8, bottom: 28, left: 44 };
const HORIZONTAL_MARGIN = { top: 4, right: 44, bottom: 24 };
/** px per bar below which the totals above would overlap, even short ones. */
const MIN_TOTAL_WIDTH = 26;
const TOTAL_GAP = 4;

const truncate = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, Math.max(0, maxLength - 1))}…` : text;

/** Stacked bars with their totals at the ends, or grouped bars. */
export function BarChart({
  data: { series, points },
  mode,
  width,
  height,
  getSeriesName,
  formatValue,
  isHorizontal = false,
  isGrouped = false,
}: ChartProps) {
  const { left, maxLength } = measureNameColumn(
    points.map(({ label }) => label),
    width,
  );
  const heights = points.flatMap(({ values }) => {
    const ofPoint = series.map(({ id }) => values[id] ?? 0);
    return isGrouped ? ofPoint : [ofPoint.reduce((sum, value) => sum + value, 0)];
  });
  const valueLabels = [Math.max(0, ...heights), Math.min(0, ...heights)].map((value) => formatValue(Math.trunc(value)));
  const margin = isHorizontal
    ? { ...HORIZONTAL_MARGIN, left }
    : { ...MARGIN, left: measureValueColumn(valueLabels, MARGIN.left) };
  const keys = points.map(({ key }) => key);
  const labels = new Map(points.map((point) => [point.key, point.label]));
  const colorBySeries = new Map(series.map(({ id, hue }) => [id, getHue(mode, hue)]));
  const rows = points.map(({ key, values }) => ({
    key,
    ...Object.fromEntries(series.map(({ id }) => [id, values[id] ?? 0])),
  }));
  const widthPerBar = (width - margin.left - margin.right) / Math.max(1, points.length);
  const longestTotal = Math.max(0, ...heights.map((value) => formatValue(value).length)) * LETTER_WIDTH + TOTAL_GAP;
  const tickKeys = selectTickLabels(keys, width - margin.left - margin.right);
  const maxTickLength =
    Math.floor((width - margin.left - margin.right) / Math.max(1, tickKeys.length) / LETTER_WIDTH) - 1;
  const getLabel = (key: string | number) => labels.get(String(key)) ?? '';
  return (
    <Bar
      data={isHorizontal ? rows.toReversed() : rows}
      keys={series.map(({ id }) => id)}
      indexBy="key"
      width={width}
      height={height}
      margin={margin}
      padding={0.25}
      innerPadding={1}
      borderRadius={2}
      layout={isHorizontal ? 'horizontal' : 'vertical'}
      colors={({ id }) => colorBySeries.get(String(id)) ?? ''}
      theme={chartTheme(mode)}
      animate={false}
      enableLabel={false}
      groupMode={isGrouped ? 'grouped' : 'stacked'}
      enableTotals={!isGrouped && (isHorizontal || widthPerBar >= Math.max(MIN_TOTAL_WIDTH, longestTotal))}
      valueFormat={(value) => (value === 0 ? '' : formatValue(value))}
      enableGridX={isHorizontal}
      enableGridY={!isHorizontal}
      gridXValues={4}
      gridYValues={4}
      axisBottom={
        isHorizontal
          ? {
              tickSize: 0,
              tickPadding: 6,
              tickValues: 4,
              format: (value) => (Number.isInteger(value) ? formatValue(Number(value)) : ''),
            }
          : {
              tickSize: 0,
              tickPadding: 8,
              tickValues: tickKeys,
              format: (key) => truncate(getLabel(key), maxTickLength),
            }
      }
      axisLeft={
        isHorizontal
          ? { tickSize: 0, tickPadding: 8, format: (key) => truncate(getLabel(key), maxLength) }
          : {
              tickSize: 0,
              tickPadding: 8,
              tickValues: 4,
              format: (value) => (Number.isInteger(value) ? formatValue(Number(value)) : ''),
            }
      }
      tooltip={({ id, value, indexValue }) => (
        <ChartTooltip
          mode={mode}
          text={`${getLabel(indexValue)} · ${getSeriesName(String(id))}: ${formatValue(value)}`}
        />
      )}
      role="presentation"
    />
  );
}
