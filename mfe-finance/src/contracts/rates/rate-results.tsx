import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RateImport, RateImportRow } from 'shared-contracts/finance/contract-rates';
import { RATE_RESULTS, type RateResult } from 'shared-contracts/values/finance/contract-rates';
import { Box, Button, Flex, Stack, Text, useIsMobile, withValues } from 'shared-ui';
import { StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { type Column, PlainTable } from 'shared-ui/list';
import { messages, resultLabels } from './rates.messages.ts';

const PAGE_SIZE = 20;

const resultStyles: Record<RateResult, StatusStyle> = {
  error: { tone: 'bad', icon: icons.warning, label: resultLabels.error },
  changed: { tone: 'info', icon: icons.pencil, label: resultLabels.changed },
  added: { tone: 'good', icon: icons.plus, label: resultLabels.added },
  removed: { tone: 'warn', icon: icons.trash, label: resultLabels.removed },
  unchanged: { tone: 'neutral', icon: icons.check, label: resultLabels.unchanged },
};

type Row = RateImportRow & { id: string };

const Details = ({ changes, problems }: Row) => (
  <>
    {changes.map(({ column, old, new: after }) => (
      <Text key={column} textStyle="sm">
        {`${column}: ${old ?? '–'} → ${after ?? '–'}`}
      </Text>
    ))}
    {problems.map(({ column, code, message }) => (
      <Text key={`${column} ${code}`} textStyle="sm" color="status.bad.fg">
        {column !== null && `${column}: `}
        {message}
      </Text>
    ))}
  </>
);

const Rate = ({ kind, from, to }: Row) =>
  kind ? <FormattedMessage {...withValues(messages[kind], { from: from || '–', to: to || '–' })} /> : '–';

/** On phones the details are below the rate: next to it they would be cut off. */
const getColumns = (isMobile: boolean): Column<Row>[] => [
  { id: 'row', header: messages.row, numeric: true, cell: ({ row }) => row ?? '–' },
  {
    id: 'rate',
    header: messages.rate,
    cell: (row) => (
      <Box whiteSpace="normal" minW="7rem" overflowWrap="anywhere">
        <Rate {...row} />
        {isMobile && <Details {...row} />}
      </Box>
    ),
  },
  { id: 'result', header: messages.result, cell: ({ result }) => <StatusBadge {...resultStyles[result]} /> },
  ...(isMobile
    ? []
    : [
        {
          id: 'details',
          header: messages.details,
          cell: (row: Row) => (
            <Box whiteSpace="normal" minW="10rem" py="1">
              <Details {...row} />
            </Box>
          ),
        },
      ]),
];

/** The result of each rate, errors first. */
export function RateResults({ counts, rows }: Pick<RateImport, 'counts' | 'rows'>) {
  const isMobile = useIsMobile();
  const [limit, setLimit] = useState(PAGE_SIZE);
  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap">
        {RATE_RESULTS.filter((result) => counts[result] > 0).map((result) => (
          <Flex key={result} gap="1.5" align="center">
            <StatusBadge {...resultStyles[result]} />
            <Text fontVariantNumeric="tabular-nums">{counts[result]}</Text>
          </Flex>
        ))}
      </Flex>
      <PlainTable
        label={messages.results}
        columns={getColumns(isMobile)}
        rows={rows.slice(0, limit).map((row, i) => ({ ...row, id: String(i) }))}
      />
      {rows.length > limit && (
        <Box>
          <Button type="button" size="sm" variant="outline" onClick={() => setLimit(limit + PAGE_SIZE)}>
            <FormattedMessage {...messages.more} />
          </Button>
        </Box>
      )}
    </Stack>
  );
}
