import { useCallback, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Flex, useNarrow, type Words } from 'shared-ui';
import { Rows, useFormValue } from 'shared-ui/form';

export type TableField = {
  label: Words;
  /** How wide it is beside the others; 1 if nothing else is said. */
  width?: number;
  field: (frame: { name: string; label: Words; hideLabel: boolean }) => ReactNode;
};

type TableRowsProps<Row> = {
  name: string;
  add: Words;
  empty: Row;
  max: number;
  /** So many rows are drawn at a time. */
  pageSize?: number;
  /** By the name of the value; the same as long as they look the same. */
  columns: Readonly<Record<string, TableField>>;
  after?: (index: number) => ReactNode;
};

const Head = ({ columns }: { columns: TableRowsProps<unknown>['columns'] }) => (
  <Flex gap="3" pe="12" mb="1.5" textStyle="xs" fontWeight="medium" color="fg.muted" aria-hidden>
    {Object.entries(columns).map(([key, { label, width = 1 }]) => (
      <Box key={key} flex={width} minW="0">
        <FormattedMessage {...label} />
      </Box>
    ))}
  </Flex>
);

/** Rows of fields under one head; where there is no room for a table each field has its label. */
export function TableRows<Row>({ columns, ...rows }: TableRowsProps<Row>) {
  const isNarrow = useNarrow();
  const [{ length }] = useFormValue<Row[]>(rows.name);
  const cells = useCallback(
    (path: string) =>
      Object.entries(columns).map(([key, { label, width = 1, field }]) => (
        <Box
          key={key}
          flex={{ base: `1 1 calc(50% - 0.5rem)`, md: width }}
          minW={{ base: 'calc(50% - 0.5rem)', md: '0' }}
        >
          {field({ name: `${path}.${key}`, label, hideLabel: !isNarrow })}
        </Box>
      )),
    [columns, isNarrow],
  );
  return (
    <Box>
      {!isNarrow && length > 0 && <Head columns={columns} />}
      <Rows<Row> {...rows} bare={!isNarrow}>
        {cells}
      </Rows>
    </Box>
  );
}
