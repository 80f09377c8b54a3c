import { useRef, useState, type ReactNode } from 'react';
import { chakra, Box, Flex, IconButton, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { fill, useSay, type Words } from '../base/words.ts';
import { notify } from '../data/index.ts';
import { PlainTable } from '../list/plain-table.tsx';
import { Menu, type Action } from '../overlays/index.ts';
import { Section } from '../page/section.tsx';
import { useColorMode } from '../provider/color-mode.ts';
import { decimalText } from '../format/numbers.tsx';
import { Chart } from './chart.tsx';
import { type ChartData, type ChartKind, PIE_HUES, sumOf } from './chart-data.ts';
import { groundIn, hueIn } from './chart-look.ts';
import { messages } from './charts.messages.ts';
import { saveImage } from './save-image.ts';

type ChartBoxProps = {
  title: Words;
  kind: ChartKind;
  data: ChartData;
  /** Head of the table's first column: what stands on the axis. */
  axis: Words;
  /** Of the image's file, without its end. */
  name: string;
  /** How a value is written; left out: with thousands apart. */
  say?: (value: number) => string;
  /** Sums as they are written, where numbers alone would not do (money). */
  sums?: Readonly<Record<string, string>>;
  /** More to do with it. */
  actions?: readonly Action[];
  height?: number;
  isLying?: boolean;
  /** Below the title: what is counted, a choice. */
  note?: ReactNode;
};

const Swatch = chakra('span', { base: { flexShrink: 0, boxSize: '2.5', borderRadius: 'sm' } });
const thousands = (value: number) => decimalText(String(value), 0);

/** A chart with what its colours mean, its equal as a table one click away, and its picture. */
export function ChartBox({
  title,
  kind,
  data,
  axis,
  name,
  say: written = thousands,
  sums = {},
  actions = [],
  height,
  isLying,
  note,
}: ChartBoxProps) {
  const say = useSay();
  const mode = useColorMode();
  const frame = useRef<HTMLDivElement>(null);
  const [isTable, setTable] = useState(false);
  const nameOf = (id: string) => {
    const found = data.series.find((series) => series.id === id);
    return found ? say(found.label) : '';
  };
  const id = data.series[0]?.id ?? '';
  const legend =
    kind === 'pie'
      ? data.points.map(({ key, label, values }, i) => ({
          key,
          colour: hueIn(mode, PIE_HUES[i % PIE_HUES.length] ?? 'blue'),
          text: `${label}: ${written(values[id] ?? 0)}`,
        }))
      : data.series.map((series) => ({
          key: series.id,
          colour: hueIn(mode, series.hue),
          text: `${say(series.label)}: ${sums[series.id] ?? written(sumOf(data, series.id))}`,
        }));
  const save = async () => {
    const svg = frame.current?.querySelector('svg');
    if (!svg) return;
    const colours = { ground: groundIn(mode, 'bg.surface'), text: groundIn(mode, 'fg.default') };
    await saveImage({ svg, title: say(title), legend, colours, name }).catch(() => notify.error(messages.notSaved));
  };
  const toggle = isTable ? messages.asChart : messages.asTable;
  const items: Action[] = [
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
            aria-label={say(toggle)}
            title={say(toggle)}
            onClick={() => setTable(!isTable)}
          >
            <Icon name={isTable ? 'eye' : 'columns'} />
          </IconButton>
          {items.length > 0 && (
            <Menu
              items={items}
              trigger={
                <IconButton variant="ghost" size="xs" aria-label={say(fill(messages.more, { name: say(title) }))}>
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
          <ChartTable title={title} axis={axis} data={data} sums={sums} written={written} />
        </Box>
      ) : (
        <>
          <Chart
            kind={kind}
            frame={frame}
            data={data}
            mode={mode}
            height={height}
            isLying={isLying}
            label={say(fill(messages.label, { name: say(title), sums: legend.map(({ text }) => text).join(', ') }))}
            nameOf={nameOf}
            say={written}
          />
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
            {legend.map(({ key, colour, text }) => (
              <Flex as="li" key={key} align="center" gap="1.5">
                <Swatch style={{ background: colour }} aria-hidden />
                <Text as="span">{text}</Text>
              </Flex>
            ))}
          </Flex>
        </>
      )}
    </Section>
  );
}

function ChartTable({
  title,
  axis,
  data,
  sums,
  written,
}: {
  title: Words;
  axis: Words;
  data: ChartData;
  sums: Readonly<Record<string, string>>;
  written: (value: number) => string;
}) {
  const say = useSay();
  return (
    <PlainTable
      label={title}
      rows={data.points}
      totals={{
        axis: say(messages.sum),
        ...Object.fromEntries(data.series.map(({ id }) => [id, sums[id] ?? written(sumOf(data, id))])),
      }}
      columns={[
        { id: 'axis', header: axis, cell: ({ label }) => label },
        ...data.series.map(({ id, label }) => ({
          id,
          header: label,
          numeric: true,
          cell: ({ values, texts }: ChartData['points'][number]) => texts?.[id] ?? written(values[id] ?? 0),
        })),
      ]}
    />
  );
}
