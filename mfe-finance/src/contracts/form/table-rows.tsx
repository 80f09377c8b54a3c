import { useCallback, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Flex, useIsMobile, type Message } from 'shared-ui';
import { FieldRows, useFormValue } from 'shared-ui/form';

export type TableField = {
  label: Message;
  /** Relative width, 1 by default. */
  width?: number;
  field: (props: { name: string; label: Message; hideLabel: boolean }) => ReactNode;
};

type TableRowsProps<Row> = {
  name: string;
  addLabel: Message;
  emptyRow: Row;
  max: number;
  /** Rows per page. */
  pageSize?: number;
  /** Keyed by field name. Memoize: a new object re-renders all rows. */
  columns: Readonly<Record<string, TableField>>;
  renderAfterRow?: (index: number) => ReactNode;
};

const TableHeader = ({ columns }: { columns: TableRowsProps<unknown>['columns'] }) => (
  <Flex gap="3" pe="12" mb="1.5" textStyle="xs" fontWeight="medium" color="fg.muted" aria-hidden>
    {Object.entries(columns).map(([key, { label, width = 1 }]) => (
      <Box key={key} flex={width} minW="0">
        <FormattedMessage {...label} />
      </Box>
    ))}
  </Flex>
);

/** Rows of fields below a common header; on phones each field has its own label. */
export function TableRows<Row>({ columns, ...rows }: TableRowsProps<Row>) {
  const isMobile = useIsMobile();
  const [{ length }] = useFormValue<Row[]>(rows.name);
  const renderCells = useCallback(
    (path: string) =>
      Object.entries(columns).map(([key, { label, width = 1, field }]) => (
        <Box
          key={key}
          flex={{ base: `1 1 calc(50% - 0.5rem)`, md: width }}
          minW={{ base: 'calc(50% - 0.5rem)', md: '0' }}
        >
          {field({ name: `${path}.${key}`, label, hideLabel: !isMobile })}
        </Box>
      )),
    [columns, isMobile],
  );
  return (
    <Box>
      {!isMobile && length > 0 && <TableHeader columns={columns} />}
      <FieldRows<Row> {...rows} hideLabels={!isMobile}>
        {renderCells}
      </FieldRows>
    </Box>
  );
}
