import { Pie } from '@nivo/pie';
import { PIE_HUES } from './chart-data.ts';
import { chartTheme, getGroundColor, getHue } from './chart-theme.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import type { ChartProps } from './chart-props.ts';

const MARGIN = { top: 12, right: 12, bottom: 12, left: 12 };
const MIN_LABEL_ANGLE = 14;

/** A pie of the first series, with values in the slices. */
export function PieChart({ data: { series, points }, mode, width, height, formatValue }: ChartProps) {
  const id = series[0]?.id ?? '';
  const labels = new Map(points.map((point) => [point.key, point.label]));
  const colorByKey = new Map(points.map(({ key }, i) => [key, getHue(mode, PIE_HUES[i % PIE_HUES.length] ?? 'blue')]));
  return (
    <Pie
      data={points.map(({ key, values }) => ({ id: key, value: values[id] ?? 0 }))}
      width={width}
      height={height}
      margin={MARGIN}
      innerRadius={0.58}
      padAngle={1}
      cornerRadius={3}
      colors={({ id: key }) => colorByKey.get(String(key)) ?? ''}
      theme={chartTheme(mode)}
      animate={false}
      enableArcLinkLabels={false}
      arcLabel={({ value }) => formatValue(value)}
      arcLabelsSkipAngle={MIN_LABEL_ANGLE}
      arcLabelsTextColor={getGroundColor(mode, 'bg.surface')}
      tooltip={({ datum }) => (
        <ChartTooltip mode={mode} text={`${labels.get(String(datum.id)) ?? ''}: ${formatValue(datum.value)}`} />
      )}
      role="presentation"
    />
  );
}
