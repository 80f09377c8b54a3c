import { useFormikContext } from 'formik';
import { memo, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Flex, Stack, Text } from '../../../base/chakra.ts';
import { useFormatMessage, type Message } from '../../../base/message.ts';
import { useIsMobile } from '../../../base/use-media.ts';
import { useStableCallback } from '../../../base/use-stable-callback.ts';
import { FieldNote, useFieldState, useRegisterField } from '../../core/field.tsx';
import { messages } from '../../form.messages.ts';
import { AddButton, isListError, useRowKeys } from '../row-parts.tsx';
import { RowButton } from '../row-controls.tsx';
import { neighborOf } from './row-keyboard.rules.ts';
import { RowSearch } from './row-search.tsx';
import { useRowFocus } from './use-row-focus.ts';
import { useRowSearch } from './use-row-search.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

export type RowColumn = {
  label: Message;
  /** Relative width, 1 by default. */
  width?: number;
  /** Has a line of its own on phones. */
  isWide?: boolean;
  field: (props: { name: string; label: Message; hideLabel: boolean }) => ReactNode;
};
type Columns = Readonly<Record<string, RowColumn>>;

type VirtualRowsProps<Row> = {
  name: string;
  /** Name of the table. */
  label: Message;
  addLabel: Message;
  searchLabel: Message;
  /** The text of a row that a search looks through. */
  toSearchText: (row: Row) => string;
  /** Value of a new row. */
  emptyRow: Row;
  max: number;
  /** By field name. Memoize: a new object re-renders all rows. */
  columns: Columns;
};

/** So many rows are shown whole, without a scroll box of their own. */
const MAX_WITHOUT_SCROLLING = 30;
/** px: a row of fields, and one field below the other on phones. */
const ROW_HEIGHT = { desktop: 44, mobile: 264 };

/** Fields that are focused stay clear of the headers. */
const SCROLLING = { maxH: 'min(36rem, 70dvh)', overflowY: 'auto', scrollPaddingTop: '7', pe: '1' } as const;

/** A table of fields with up to thousands of rows: mounts those in sight, and searches in all. */
export function VirtualRows<Row>({
  name,
  label,
  addLabel,
  searchLabel,
  toSearchText,
  emptyRow,
  max,
  columns,
}: VirtualRowsProps<Row>) {
  const formatMessage = useFormatMessage();
  const isMobile = useIsMobile();
  const { value: rows, setValue, error, control } = useFieldState<Row[]>({ name });
  const { setFieldTouched } = useFormikContext();
  useRegisterField(name, label);
  const { keys, setKeys } = useRowKeys(rows.length);
  const search = useRowSearch(rows, keys, toSearchText);
  const isLong = rows.length > MAX_WITHOUT_SCROLLING;
  const virtual = useVirtualRows({
    keys: useMemo(() => search.found.map((row) => keys[row] ?? -1), [search.found, keys]),
    expectedHeight: isMobile ? ROW_HEIGHT.mobile : ROW_HEIGHT.desktop,
    isOn: isLong,
  });
  const focus = useRowFocus({ name, search, virtual, keys });

  const setRows = (next: Row[], nextKeys: number[]) => {
    setKeys(nextKeys);
    setValue(next);
    void setFieldTouched(name, false, false); // touched fields are stored by index, which has changed
  };
  const add = () => {
    setRows([...rows, structuredClone(emptyRow)], [...keys, Math.max(-1, ...keys) + 1]);
    search.setText('');
    focus.focusRow(rows.length);
  };
  const remove = useStableCallback((row: number) =>
    setRows(
      rows.filter((_, index) => index !== row),
      keys.filter((_, index) => index !== row),
    ),
  );
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    const to = neighborOf(event, {
      name,
      path: target.name,
      isCombobox: target.role === 'combobox',
      found: search.found,
    });
    if (!to) return;
    event.preventDefault();
    focus.focusRow(to.row, to.path);
  };
  const headerRows = isMobile ? 0 : 1;
  return (
    <Stack id={control.id} tabIndex={-1} gap="3" outline="0">
      {(isLong || search.text !== '') && <RowSearch label={searchLabel} search={search} total={rows.length} />}
      {rows.length > 0 && (
        <Box
          ref={virtual.box}
          role="table"
          aria-label={formatMessage(label)}
          aria-rowcount={search.found.length + headerRows}
          onKeyDown={moveFocus}
          {...virtual.boxProps}
          {...(isLong && SCROLLING)}
        >
          {!isMobile && <ColumnHeaders columns={columns} />}
          <Box role="rowgroup">
            {virtual.placed.map(({ row: position, gap }) => {
              const row = search.found[position] ?? 0;
              return (
                <Box
                  key={keys[row]}
                  ref={virtual.rowRef}
                  data-row-key={keys[row]}
                  role="row"
                  aria-rowindex={position + 1 + headerRows}
                  pb="3"
                  style={{ marginTop: gap }}
                >
                  <RowCells
                    path={`${name}.${row}`}
                    index={row}
                    columns={columns}
                    isMobile={isMobile}
                    onRemove={remove}
                  />
                </Box>
              );
            })}
            {virtual.gapAfter > 0 && <Box role="presentation" style={{ height: virtual.gapAfter }} />}
          </Box>
        </Box>
      )}
      {search.found.length === 0 && rows.length > 0 && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.noRowsFound} />
        </Text>
      )}
      <FieldNote id={control['aria-describedby']} help={undefined} error={isListError(error) ? error : undefined} />
      <Flex gap="2" wrap="wrap">
        <AddButton label={addLabel} disabled={rows.length >= max} onClick={add} />
      </Flex>
    </Stack>
  );
}

/** Sticks above the rows, with room for their number and button. */
const ColumnHeaders = ({ columns }: { columns: Columns }) => (
  <Box
    role="rowgroup"
    position="sticky"
    top="0"
    zIndex="1"
    pb="1.5"
    bg="bg.surface"
    textStyle="xs"
    fontWeight="medium"
    color="fg.muted"
  >
    <Flex role="row" aria-rowindex={1} gap="3" ps="9" pe="10">
      {Object.entries(columns).map(([key, { label, width = 1 }]) => (
        <Box key={key} role="columnheader" flex={width} minW="0">
          <FormattedMessage {...label} />
        </Box>
      ))}
    </Flex>
  </Box>
);

type RowCellsProps = {
  path: string;
  index: number;
  columns: Columns;
  isMobile: boolean;
  onRemove: (row: number) => void;
};

/** Memoized: typing in a row re-renders only its own field. On phones number and button are above the fields. */
const RowCells = memo(({ path, index, columns, isMobile, onRemove }: RowCellsProps) => {
  const removeCell = (
    <Box role="cell">
      <RowButton label={messages.removeRow} row={index} icon="close" onClick={() => onRemove(index)} />
    </Box>
  );
  return (
    <Flex role="presentation" gap={{ base: '1', md: '2' }} align="flex-start" wrap={{ base: 'wrap', md: 'nowrap' }}>
      <Text
        role="rowheader"
        flex={{ base: '1', md: '0 0 auto' }}
        w="7"
        pt={{ base: '1.5', md: '2.5' }}
        textStyle="xs"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {index + 1}
      </Text>
      {isMobile && removeCell}
      <Flex
        role="presentation"
        flex={{ base: '1 0 100%', md: '1' }}
        minW="0"
        gap="3"
        wrap={{ base: 'wrap', md: 'nowrap' }}
      >
        {Object.entries(columns).map(([key, { label, width = 1, isWide = false, field }]) => (
          <Box key={key} role="cell" flex={{ base: isWide ? '1 0 100%' : '1 1 40%', md: width }} minW="0">
            {field({ name: `${path}.${key}`, label, hideLabel: !isMobile })}
          </Box>
        ))}
      </Flex>
      {!isMobile && removeCell}
    </Flex>
  );
});
