import { useRef, useState, type ReactNode } from 'react';
import { chakra, Box, Flex, IconButton, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useFormatMessage, withValues, type FormatMessage, type Message } from '../base/message.ts';
import { notify } from '../data/index.ts';
import { formatDecimal } from '../format/decimals.ts';
import { PlainTable } from '../list/table/plain-table.tsx';
import { Menu, type Action } from '../overlays/index.ts';
import { Section } from '../page/section.tsx';
import { useColorMode } from '../provider/color-mode.ts';
import { sumSeries, PIE_HUES, type ChartData, type ChartKind, type ChartSeries } from './chart-data.ts';
import { getGroundColor, getHue, type Mode } from './chart-theme.ts';
import { Chart } from './chart.tsx';
import { messages } from './charts.messages.ts';
import { saveChartImage } from './save-chart-image.ts';

type FormatValue = (value: number) => string;

type ChartCardProps = {
  title: Message;
  kind: ChartKind;
  data: ChartData;
  /** Header of the table's first column: what the axis shows. */
  axisLabel: Message;
  /** Name of the image file, without its extension. */
  fileName: string;
  /** Defaults to grouped thousands. */
  formatValue?: FormatValue;
  /** Totals as text by series, if they are more than numbers (money). */
  totals?: Readonly<Record<string, string>>;
  actions?: readonly Action[];
  height?: number;
  isHorizontal?: boolean;
  /** Groups the bars instead of stacking them, for values that don't add up. */
  isGrouped?: boolean;
  /** Shown below the title: what is counted, or a select. */
  note?: ReactNode;
};

const Swatch = chakra('span', { base: { flexShrink: 0, boxSize: '2.5', borderRadius: 'sm' } });
const formatThousands: FormatValue = (value) => formatDecimal(String(value), 0);

type LegendItem = { key: string; colour: string; text: string };
type LegendOptions = Required<Pick<ChartCardProps, 'kind' | 'data' | 'formatValue' | 'totals'>> & {
  mode: Mode;
  formatMessage: FormatMessage;
};

const totalOf = (
  data: ChartData,
  { id, hasNoSum = false }: ChartSeries,
  totals: Readonly<Record<string, string>>,
  formatValue: FormatValue,
) => totals[id] ?? (hasNoSum ? '' : formatValue(sumSeries(data, id)));

/** One item per slice of a pie, or per series of other charts. */
function createLegend({ kind, data, formatValue, totals, mode, formatMessage }: LegendOptions): LegendItem[] {
  const pieSeriesId = data.series[0]?.id ?? '';
  if (kind === 'pie')
    return data.points.map(({ key, label, values }, index) => ({
      key,
      colour: getHue(mode, PIE_HUES[index % PIE_HUES.length] ?? 'blue'),
      text: `${label}: ${formatValue(values[pieSeriesId] ?? 0)}`,
    }));
  return data.series.map((series) => {
    const [name, total] = [formatMessage(series.label), totalOf(data, series, totals, formatValue)];
    return { key: series.id, colour: getHue(mode, series.hue), text: total ? `${name}: ${total}` : name };
  });
}

/** A chart with a legend, which can be shown as a table and saved as an image. */
export function ChartCard({
  title,
  kind,
  data,
  axisLabel,
  fileName,
  formatValue = formatThousands,
  totals = {},
  actions = [],
  height,
  isHorizontal,
  isGrouped,
  note,
}: ChartCardProps) {
  const formatMessage = useFormatMessage();
  const mode = useColorMode();
  const frame = useRef<HTMLDivElement>(null);
  const [isTable, setTable] = useState(false);
  const getSeriesName = (id: string) => {
    const series = data.series.find((item) => item.id === id);
    return series ? formatMessage(series.label) : '';
  };
  const legend = createLegend({ kind, data, formatValue, totals, mode, formatMessage });
  const summary = legend.map(({ text }) => text).join(', ');
  const save = async () => {
    const svg = frame.current?.querySelector('svg');
    if (!svg) return;
    const colours = { ground: getGroundColor(mode, 'bg.surface'), text: getGroundColor(mode, 'fg.default') };
    await saveChartImage({ svg, title: formatMessage(title), legend, colours, name: fileName }).catch(() =>
      notify.error(messages.saveFailed),
    );
  };
  const toggleLabel = isTable ? messages.asChart : messages.asTable;
  const menuItems: Action[] = [
    ...(isTable ? [] : [{ label: messages.save, icon: 'download', onSelect: save } as const]),
    ...actions,
  ];
  return (
    <Section
      title={title}
      aside={
        <Flex gap="1" my="-1">
          <IconButton
            variant="ghost"
            size="xs"
            aria-label={formatMessage(toggleLabel)}
            title={formatMessage(toggleLabel)}
            onClick={() => setTable(!isTable)}
          >
            <Icon name={isTable ? 'eye' : 'columns'} />
          </IconButton>
          {menuItems.length > 0 && (
            <Menu
              items={menuItems}
              trigger={
                <IconButton
                  variant="ghost"
                  size="xs"
                  aria-label={formatMessage(withValues(messages.more, { name: formatMessage(title) }))}
                >
                  <Icon name="more" />
                </IconButton>
              }
            />
          )}
        </Flex>
      }
    >
      {note}
      {isTable ? (
        <Box maxH="320px" overflowY="auto">
          <ChartTable title={title} axisLabel={axisLabel} data={data} totals={totals} formatValue={formatValue} />
        </Box>
      ) : (
        <>
          <Chart
            kind={kind}
            frame={frame}
            data={data}
            mode={mode}
            height={height}
            isHorizontal={isHorizontal}
            isGrouped={isGrouped}
            label={formatMessage(withValues(messages.label, { name: formatMessage(title), sums: summary }))}
            getSeriesName={getSeriesName}
            formatValue={formatValue}
          />
          <Legend items={legend} />
        </>
      )}
    </Section>
  );
}

const Legend = ({ items }: { items: readonly LegendItem[] }) => (
  <Flex
    as="ul"
    wrap="wrap"
    columnGap="4"
    rowGap="1"
    mt="2"
    listStyleType="none"
    textStyle="sm"
    color="fg.muted"
    fontVariantNumeric="tabular-nums"
  >
    {items.map(({ key, colour, text }) => (
      <Flex as="li" key={key} align="center" gap="1.5">
        <Swatch style={{ background: colour }} aria-hidden />
        <Text as="span">{text}</Text>
      </Flex>
    ))}
  </Flex>
);

type ChartTableProps = Required<Pick<ChartCardProps, 'title' | 'axisLabel' | 'data' | 'totals' | 'formatValue'>>;

function ChartTable({ title, axisLabel, data, totals, formatValue }: ChartTableProps) {
  const formatMessage = useFormatMessage();
  return (
    <PlainTable
      label={title}
      rows={data.points}
      totals={{
        axis: formatMessage(messages.sum),
        ...Object.fromEntries(data.series.map((series) => [series.id, totalOf(data, series, totals, formatValue)])),
      }}
      columns={[
        { id: 'axis', header: axisLabel, cell: ({ label }) => label },
        ...data.series.map(({ id, label }) => ({
          id,
          header: label,
          numeric: true,
          cell: ({ values, formattedValues }: ChartData['points'][number]) =>
            formattedValues?.[id] ?? formatValue(values[id] ?? 0),
        })),
      ]}
    />
  );
}
