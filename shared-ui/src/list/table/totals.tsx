import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Grid, Text } from '../../base/chakra.ts';
import type { Message } from '../../base/message.ts';
import type { Column } from './column.ts';

/** Sums over all rows of a list, not just those of the page, by column id. */
export type TotalsRow = { id: string; label: Message; cells: Partial<Record<string, ReactNode>> };

type TotalsProps<Row> = { columns: readonly Column<Row>[]; totals: readonly TotalsRow[] };

/** Totals as the last rows of a table. */
export const TotalRows = <Row,>({
  columns,
  totals,
  hasSelection,
  hasActions,
}: TotalsProps<Row> & { hasSelection: boolean; hasActions: boolean }) => (
  <tfoot>
    {totals.map(({ id, label, cells }) => (
      <tr key={id}>
        {hasSelection && <td data-select />}
        {columns.map((column, index) =>
          index === 0 ? (
            <th key={column.id} scope="row" data-first>
              <FormattedMessage {...label} /> {cells[column.id]}
            </th>
          ) : (
            <td key={column.id} data-numeric={column.numeric || undefined}>
              {cells[column.id]}
            </td>
          ),
        )}
        {hasActions && <td data-last />}
      </tr>
    ))}
  </tfoot>
);

/** Totals below cards. */
export const TotalsCards = <Row,>({ columns, totals }: TotalsProps<Row>) =>
  totals.map(({ id, label, cells }) => (
    <Box key={id} p="3" mt="2" bg="bg.surface" borderWidth="1px" borderRadius="md" fontWeight="semibold">
      <FormattedMessage {...label} />
      <Grid as="dl" templateColumns="1fr 1fr" gap="2" mt="1">
        {columns
          .filter((column) => cells[column.id] !== undefined)
          .map((column) => (
            <Box key={column.id} minW="0">
              <Text as="dt" textStyle="xs" color="fg.muted">
                <FormattedMessage {...column.header} />
              </Text>
              <Text as="dd" overflowWrap="anywhere">
                {cells[column.id]}
              </Text>
            </Box>
          ))}
      </Grid>
    </Box>
  ));
