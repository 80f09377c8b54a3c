import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Icon, withValues, type Message } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { analyzeBands, insertBand, type BandReport, type TypedBand } from './bands.rules.ts';
import { bandMessages, buttons } from './contract-form.messages.ts';
import { TableRows, type TableField } from './table-rows.tsx';

type GapMessages = { gap: Message; open: Message };
type BandTableProps<Row> = {
  name: string;
  addLabel: Message;
  emptyRow: Row;
  max: number;
  columns: Readonly<Record<string, TableField>>;
  unit: string;
  gapMessages: GapMessages;
  /** Shows gaps as information, because another rate applies there. */
  allowGaps?: boolean;
};

const iconByTone = { bad: 'alert', warn: 'warning', info: 'info', good: 'done' } as const;

const BandNote = ({ tone, children }: { tone: keyof typeof iconByTone; children: ReactNode }) => (
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
    <Icon name={iconByTone[tone]} size={14} />
    {children}
  </Flex>
);

type BandTableError = BandReport['errors'][number][number];
const getErrorMessage = (error: BandTableError, unit: string): Message => {
  if (error.code === 'empty') return bandMessages.empty;
  const row = error.otherIndex + 1;
  return error.to === null
    ? withValues(bandMessages.overlapOpen, { row, from: error.from, unit })
    : withValues(bandMessages.overlap, { row, from: error.from, to: error.to, unit });
};

/** Editable bands; shows overlaps and gaps while typing. */
export function BandTable<Row extends TypedBand>({
  name,
  unit,
  gapMessages,
  allowGaps = false,
  emptyRow,
  ...table
}: BandTableProps<Row>) {
  const [rows, setRows] = useFormValue<Row[]>(name);
  const bands = useDeferredValue(rows);
  const report = useMemo(() => analyzeBands(bands), [bands]);
  const tone = allowGaps ? 'info' : 'warn';
  const fillGap = (before: number, from: string, to: string | null) =>
    setRows(insertBand(rows, before, { ...emptyRow, from, to }));
  const renderFillButton = (before: number, { from, to }: { from: string; to: string | null }) => (
    <Button type="button" size="xs" variant="outline" onClick={() => fillGap(before, from, to)}>
      <FormattedMessage {...buttons.fill} />
    </Button>
  );
  const isComplete =
    bands.length > 0 && !report.end && Object.keys(report.gaps).length === 0 && Object.keys(report.errors).length === 0;
  return (
    <Box>
      <TableRows<Row>
        name={name}
        {...table}
        emptyRow={{ ...emptyRow, from: rows.at(-1)?.to ?? (rows.length === 0 ? '0' : '') }}
        renderAfterRow={(index) => {
          const gap = report.gaps[index];
          return (
            <>
              {report.errors[index]?.map((error) => (
                <BandNote key={JSON.stringify(error)} tone="bad">
                  <FormattedMessage {...getErrorMessage(error, unit)} />
                </BandNote>
              ))}
              {gap && (
                <BandNote tone={tone}>
                  <FormattedMessage {...withValues(gapMessages.gap, { from: gap.from, to: gap.to ?? '', unit })} />
                  {renderFillButton(index, gap)}
                </BandNote>
              )}
            </>
          );
        }}
      />
      <Box role="status" aria-live="polite">
        {report.end && (
          <BandNote tone={tone}>
            <FormattedMessage {...withValues(gapMessages.open, { from: report.end.from, unit })} />
            {renderFillButton(rows.length, report.end)}
          </BandNote>
        )}
        {isComplete && (
          <BandNote tone="good">
            <FormattedMessage {...bandMessages.complete} />
          </BandNote>
        )}
      </Box>
    </Box>
  );
}
