import { useFormikContext } from 'formik';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Flex, Stack, VisuallyHidden } from '../../base/chakra.ts';
import { withValues, type Message } from '../../base/message.ts';
import { FieldNote, useFieldState, useRegisterField } from '../core/field.tsx';
import { messages } from '../form.messages.ts';
import { AddButton, isListError, useRowKeys } from './row-parts.tsx';
import { DragHandle, dropTargetStyle, moveItem, RowButton } from './row-controls.tsx';
import { RowPager, useRowPagination } from './row-pagination.tsx';
import { useRowDrag } from './use-row-drag.ts';

type MoreRows<Row> = {
  label: Message;
  /** The rows with a new one, and its position. */
  insert: (rows: readonly Row[]) => { rows: Row[]; position: number };
};

type FieldRowsProps<Row> = {
  name: string;
  /** Name of the list, for errors and conflicts that concern it as a whole. */
  label?: Message;
  /** The text of all rows, for conflicts. */
  formatRows?: (rows: readonly Row[]) => string;
  /** Label of the add button: "Add stop". */
  addLabel: Message;
  /** Value of a new row. */
  emptyRow: Row;
  /** Another way to add a row, shown before the default one. */
  addBefore?: MoreRows<Row>;
  /** Called with the index of a row that was removed, for values that refer to rows. */
  onRemove?: (index: number) => void;
  /** Rows can be moved. */
  sortable?: boolean;
  min?: number;
  max?: number;
  /** The fields hide their labels because the rows have a header. */
  hideLabels?: boolean;
  /** Shows the rows in pages of this size. */
  pageSize?: number;
  /** Content below a row. */
  renderAfterRow?: (index: number) => ReactNode;
  /** Renders a row's fields; `path` is the prefix of their names: `<TextField name={`${path}.name`} …/>`. */
  children: (path: string, index: number) => ReactNode;
};

/** A list of groups of fields, which users can add, remove, and move by a handle or by buttons. */
export function FieldRows<Row>({
  name,
  label,
  formatRows,
  addLabel,
  emptyRow,
  addBefore,
  onRemove,
  sortable = false,
  min = 0,
  max = Infinity,
  hideLabels = false,
  pageSize = Number.MAX_SAFE_INTEGER,
  renderAfterRow,
  children,
}: FieldRowsProps<Row>) {
  const { value, setValue, error, control } = useFieldState<Row[]>({ name });
  const { setFieldTouched } = useFormikContext();
  useRegisterField(name, label, formatRows as ((rows: unknown) => string) | undefined);
  const { keys, setKeys } = useRowKeys(value.length);
  const [newRow, setNewRow] = useState<number>();
  const list = useNewRowFocus(value.length, newRow);
  const setRows = (rows: Row[], rowKeys: number[]) => {
    setKeys(rowKeys);
    setValue(rows);
    void setFieldTouched(name, false, false); // touched fields are stored by index, which has changed
  };
  const [lastMove, setLastMove] = useState<{ row: number; position: number }>();
  const actions = useStableActions({
    move: (from, to) => {
      setRows(moveItem(value, from, to), moveItem(keys, from, to));
      setLastMove({ row: from + 1, position: to + 1 });
    },
    remove: (row) => {
      setRows(
        value.filter((_, index) => index !== row),
        keys.filter((_, index) => index !== row),
      );
      onRemove?.(row);
    },
  });
  const drag = useRowDrag(actions.move);
  const pagination = useRowPagination({ name, rowCount: value.length, pageSize });
  const insert = ({ rows, position }: ReturnType<MoreRows<Row>['insert']>) => {
    setRows(rows, [...keys.slice(0, position), Math.max(-1, ...keys) + 1, ...keys.slice(position)]);
    setNewRow(position);
    pagination.setPage(Math.floor(position / pageSize));
  };
  // A copy, because Formik marks an object only once as touched.
  const add = () => insert({ rows: [...value, structuredClone(emptyRow)], position: value.length });
  return (
    <Stack ref={list} id={control.id} tabIndex={-1} gap="3" outline="0">
      {value
        .map((_, index) => index)
        .slice(pagination.start, pagination.end)
        .map((index) => (
          <Box
            key={keys[index]}
            role="group"
            data-target={drag.targetRow === index || undefined}
            css={dropTargetStyle}
            {...(sortable && drag.getDropProps(index))}
          >
            <RowFields
              path={`${name}.${index}`}
              index={index}
              lastIndex={value.length - 1}
              isSortable={sortable}
              hideLabels={hideLabels}
              canRemove={value.length > min}
              actions={actions}
              getHandleProps={drag.getHandleProps}
            >
              {children}
            </RowFields>
            {renderAfterRow?.(index)}
          </Box>
        ))}
      {sortable && (
        <VisuallyHidden role="status">
          {lastMove && <FormattedMessage {...withValues(messages.moved, lastMove)} />}
        </VisuallyHidden>
      )}
      {pagination.pageCount > 1 && <RowPager pagination={pagination} pageSize={pageSize} total={value.length} />}
      <FieldNote id={control['aria-describedby']} help={undefined} error={isListError(error) ? error : undefined} />
      <Flex gap="2" wrap="wrap">
        {addBefore && (
          <AddButton
            label={addBefore.label}
            disabled={value.length >= max}
            onClick={() => insert(addBefore.insert(value))}
          />
        )}
        <AddButton label={addLabel} disabled={value.length >= max} onClick={add} />
      </Flex>
    </Stack>
  );
}

type RowActions = { move: (from: number, to: number) => void; remove: (row: number) => void };

/** Stable functions that always call the latest ones. */
function useStableActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({ move: (from, to) => latest.current.move(from, to), remove: (row) => latest.current.remove(row) }),
    [],
  );
}

type RowFieldsProps = {
  path: string;
  index: number;
  lastIndex: number;
  isSortable: boolean;
  hideLabels: boolean;
  canRemove: boolean;
  actions: RowActions;
  getHandleProps: (row: number) => object;
  children: (path: string, index: number) => ReactNode;
};

/** Memoized because a form may have hundreds of rows. */
const RowFields = memo(
  ({
    path,
    index,
    lastIndex,
    isSortable,
    hideLabels,
    canRemove,
    actions,
    getHandleProps,
    children,
  }: RowFieldsProps) => (
    <Flex gap={{ base: '1', md: '2' }} align="flex-start">
      {isSortable && <DragHandle {...getHandleProps(index)} mt={{ base: '6', md: '24px' }} />}
      <Flex flex="1" minW="0" gap="3" wrap={{ base: 'wrap', md: 'nowrap' }}>
        {children(path, index)}
      </Flex>
      <Flex mt={hideLabels ? undefined : { md: '22px' }} direction={{ base: 'column', md: 'row' }}>
        {isSortable && (
          <RowButton
            label={messages.moveUp}
            row={index}
            icon="arrow-up"
            softDisabled={index === 0}
            onClick={() => actions.move(index, index - 1)}
          />
        )}
        {isSortable && (
          <RowButton
            label={messages.moveDown}
            row={index}
            icon="arrow-down"
            softDisabled={index === lastIndex}
            onClick={() => actions.move(index, index + 1)}
          />
        )}
        <RowButton
          label={messages.removeRow}
          row={index}
          icon="close"
          disabled={!canRemove}
          onClick={() => actions.remove(index)}
        />
      </Flex>
    </Flex>
  ),
);

/** Focuses the first field of a row that was added. @param newRow its index on the page; by default it is the last one */
function useNewRowFocus(rowCount: number, newRow: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const previousCount = useRef(rowCount);
  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll(':scope > [role=group]') ?? [])];
    const row = rows[newRow ?? -1] ?? rows.at(-1); // on later pages, a new row is the last one
    if (rowCount > previousCount.current) row?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    previousCount.current = rowCount;
  }, [rowCount, newRow]);
  return list;
}
