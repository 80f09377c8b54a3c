import { Pie } from '@nivo/pie';
import { PIE_HUES } from './chart-data.ts';
import { chartTheme, groundIn, hueIn } from './chart-look.ts';
import { ChartTip } from './chart-tip.tsx';
import type { Drawn } from './drawn.ts';

const MARGIN = { top: 12, right: 12, bottom: 12, left: 12 };
const SMALLEST = 14;

/** Parts of a whole, their values written in them. */
export function PieChart({ data: { series, points }, mode, width, height, say }: Drawn) {
  const id = series[0]?.id ?? '';
  const names = new Map(points.map((point) => [point.key, point.label]));
  const hueOf = new Map(points.map(({ key }, i) => [key, hueIn(mode, PIE_HUES[i % PIE_HUES.length] ?? 'blue')]));
  return (
    <Pie
      data={points.map(({ key, values }) => ({ id: key, value: values[id] ?? 0 }))}
      width={width}
      height={height}
      margin={MARGIN}
      innerRadius={0.58}
      padAngle={1}
      cornerRadius={3}
      colors={({ id: key }) => hueOf.get(String(key)) ?? ''}
      theme={chartTheme(mode)}
      animate={false}
      enableArcLinkLabels={false}
      arcLabel={({ value }) => say(value)}
      arcLabelsSkipAngle={SMALLEST}
      arcLabelsTextColor={groundIn(mode, 'bg.surface')}
      tooltip={({ datum }) => (
        <ChartTip mode={mode} text={`${names.get(String(datum.id)) ?? ''}: ${say(datum.value)}`} />
      )}
      role="presentation"
    />
  );
}
