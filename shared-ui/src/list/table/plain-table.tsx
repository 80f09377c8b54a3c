import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, chakra, Grid, Text } from '../../base/chakra.ts';
import { useFormatMessage, type Message } from '../../base/message.ts';
import { useIsMobile } from '../../base/use-media.ts';
import type { Column } from './column.ts';
import { tableStyle } from './table-style.ts';

type PlainTableProps<Row> = {
  label: Message;
  columns: readonly Pick<Column<Row>, 'id' | 'header' | 'cell' | 'numeric'>[];
  rows: readonly Row[];
  /** A last row with totals, by column id. */
  totals?: Record<string, ReactNode>;
  /** Renders each row as a card on phones, so that wide rows don't scroll sideways. */
  cardsOnPhones?: boolean;
};

const plainStyle = {
  ...tableStyle,
  tableLayout: 'auto',
  '& tr': { bg: 'transparent' },
  '& th': { color: 'fg.muted', textStyle: 'sm', fontWeight: 'medium' },
  '& th, & td': {
    h: '9',
    px: '2',
    py: '1.5',
    textAlign: 'start',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& td[data-numeric]': { whiteSpace: 'nowrap' },
  '& tfoot td': { fontWeight: 'semibold', borderBottomWidth: '0' },
} as const;

type Cell = { id: string; header: Message; value: ReactNode };

/** Empty values are left out. */
const PlainCard = ({ cells }: { cells: readonly Cell[] }) => (
  <Grid as="li" templateColumns="1fr 1fr" gap="2" py="3" _notFirst={{ borderTopWidth: '1px' }}>
    {cells
      .filter(({ value }) => value !== undefined && value !== null && value !== false && value !== '')
      .map(({ id, header, value }) => (
        <Box key={id} minW="0">
          <Text textStyle="xs" color="fg.muted">
            <FormattedMessage {...header} />
          </Text>
          <Box overflowWrap="anywhere">{value}</Box>
        </Box>
      ))}
  </Grid>
);

/** A simple table for the rows of a record on its page, without paging and sorting. */
export function PlainTable<Row>({ label, columns, rows, totals, cardsOnPhones = false }: PlainTableProps<Row>) {
  const formatMessage = useFormatMessage();
  const isMobile = useIsMobile();
  if (cardsOnPhones && isMobile)
    return (
      <Box as="ul" aria-label={formatMessage(label)}>
        {rows.map((row, index) => (
          <PlainCard
            key={getKey(index)}
            cells={columns.map(({ id, header, cell }) => ({ id, header, value: cell(row) }))}
          />
        ))}
        {totals && <PlainCard cells={columns.map(({ id, header }) => ({ id, header, value: totals[id] }))} />}
      </Box>
    );
  return (
    <Box overflowX="auto" mx="-2">
      <chakra.table aria-label={formatMessage(label)} css={plainStyle}>
        <thead>
          <tr>
            {columns.map(({ id, header, numeric }) => (
              <th key={id} scope="col" data-numeric={numeric || undefined}>
                <FormattedMessage {...header} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={getKey(index)}>
              {columns.map(({ id, cell, numeric }) => (
                <td key={id} data-numeric={numeric || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {columns.map(({ id, numeric }) => (
                <td key={id} data-numeric={numeric || undefined}>
                  {totals[id]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </chakra.table>
    </Box>
  );
}

/** The index is a safe key because the rows are static. */
const getKey = (index: number) => `row ${index}`;
