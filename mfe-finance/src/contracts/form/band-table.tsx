import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, fill, Flex, Icon, type Words } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { filled, reportOn, type BandReport, type TypedBand } from './bands.rules.ts';
import { bandMessages, buttons } from './contract-form.messages.ts';
import { TableRows, type TableField } from './table-rows.tsx';

type GapWords = { gap: Words; open: Words };
type BandTableProps<Row> = {
  name: string;
  add: Words;
  empty: Row;
  max: number;
  columns: Readonly<Record<string, TableField>>;
  unit: string;
  /** What a gap means; bands that must not have any are told so. */
  gaps: GapWords;
  /** A gap is no fault where something else counts there. */
  isGapFine?: boolean;
};

const Note = ({ tone, children }: { tone: 'bad' | 'warn' | 'info' | 'good'; children: ReactNode }) => (
  <Flex
    align="center"
    gap="2"
    mt="1.5"
    px="2.5"
    py="1"
    wrap="wrap"
    borderRadius="sm"
    textStyle="sm"
    bg={`status.${tone}.bg`}
    color={`status.${tone}.fg`}
  >
    <Icon name={tone === 'bad' ? 'alert' : tone === 'good' ? 'done' : tone === 'warn' ? 'warning' : 'info'} size={14} />
    {children}
  </Flex>
);

type Fault = BandReport['faults'][number][number];
const faultWords = (fault: Fault, unit: string): Words => {
  if (fault.code === 'empty') return bandMessages.empty;
  const row = fault.other + 1;
  return fault.to === null
    ? fill(bandMessages.overlapOpen, { row, from: fault.from, unit })
    : fill(bandMessages.overlap, { row, from: fault.from, to: fault.to, unit });
};

/** Bands as a table that tells, while they are typed, what two of them hold and what none does. */
export function BandTable<Row extends TypedBand>({
  name,
  unit,
  gaps,
  isGapFine = false,
  empty,
  ...table
}: BandTableProps<Row>) {
  const [rows, setRows] = useFormValue<Row[]>(name);
  const bands = useDeferredValue(rows);
  const report = useMemo(() => reportOn(bands), [bands]);
  const tone = isGapFine ? 'info' : 'warn';
  const fillIn = (before: number, from: string, to: string | null) =>
    setRows(filled(rows, before, { ...empty, from, to }));
  const fillButton = (before: number, { from, to }: { from: string; to: string | null }) => (
    <Button type="button" size="xs" variant="outline" onClick={() => fillIn(before, from, to)}>
      <FormattedMessage {...buttons.fill} />
    </Button>
  );
  const isWhole =
    bands.length > 0 && !report.end && Object.keys(report.gaps).length === 0 && Object.keys(report.faults).length === 0;
  return (
    <Box>
      <TableRows<Row>
        name={name}
        {...table}
        empty={{ ...empty, from: rows.at(-1)?.to ?? (rows.length === 0 ? '0' : '') }}
        after={(index) => {
          const gap = report.gaps[index];
          return (
            <>
              {report.faults[index]?.map((fault) => (
                <Note key={JSON.stringify(fault)} tone="bad">
                  <FormattedMessage {...faultWords(fault, unit)} />
                </Note>
              ))}
              {gap && (
                <Note tone={tone}>
                  <FormattedMessage {...fill(gaps.gap, { from: gap.from, to: gap.to ?? '', unit })} />
                  {fillButton(index, gap)}
                </Note>
              )}
            </>
          );
        }}
      />
      <Box role="status" aria-live="polite">
        {report.end && (
          <Note tone={tone}>
            <FormattedMessage {...fill(gaps.open, { from: report.end.from, unit })} />
            {fillButton(rows.length, report.end)}
          </Note>
        )}
        {isWhole && (
          <Note tone="good">
            <FormattedMessage {...bandMessages.whole} />
          </Note>
        )}
      </Box>
    </Box>
  );
}
