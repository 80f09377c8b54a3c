import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, chakra } from '../base/chakra.ts';
import { useSay, type Words } from '../base/words.ts';
import type { Column } from './column.ts';
import { tableStyle } from './table-style.ts';

type PlainTableProps<Row> = {
  label: Words;
  columns: readonly Pick<Column<Row>, 'id' | 'header' | 'cell' | 'numeric'>[];
  rows: readonly Row[];
  /** The last row, by column: sums. */
  totals?: Record<string, ReactNode>;
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
  '& tfoot td': { fontWeight: 'semibold', borderBottomWidth: '0' },
} as const;

/** The rows that belong to one thing, on its page: all of them, in their own order. */
export function PlainTable<Row>({ label, columns, rows, totals }: PlainTableProps<Row>) {
  const say = useSay();
  return (
    <Box overflowX="auto" mx="-2">
      <chakra.table aria-label={say(label)} css={plainStyle}>
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
          {rows.map((row, position) => (
            <tr key={keyOf(position)}>
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

/** Rows that are only read stay where they are. */
const keyOf = (position: number) => `row ${position}`;
