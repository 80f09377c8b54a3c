import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Flex, Grid, Skeleton, Stack, Text } from '../../base/chakra.ts';
import { Checkbox } from '../../base/controls.tsx';
import { withValues, useFormatMessage } from '../../base/message.ts';
import { useIsMobile } from '../../base/use-media.ts';
import { Actions } from '../../overlays/actions.tsx';
import { Link } from '../../router/index.ts';
import { EditableCell } from './editable-cell.tsx';
import { isRowClick } from './row-events.ts';
import type { Column } from './column.ts';
import { messages } from '../list.messages.ts';
import type { Selection } from './selection.ts';
import type { TableProps } from './data-table.tsx';
import { TotalsCards } from './totals.tsx';

const MAX_FIELDS = 4;
/** More than fit on a phone's screen. */
const FIRST_CARDS = 8;

/** The title column and the fields. */
function splitColumns<Row>(columns: readonly Column<Row>[], maxFields: number) {
  const [title, ...rest] = columns;
  const cardColumns = rest.filter(({ inCard }) => inCard);
  return { title, fields: (cardColumns.length > 0 ? cardColumns : rest).slice(0, maxFields) };
}

type CardsProps<Row extends { id: string }> = Pick<
  TableProps<Row>,
  | 'label'
  | 'columns'
  | 'rows'
  | 'shownQuery'
  | 'rowName'
  | 'rowLink'
  | 'rowActions'
  | 'selection'
  | 'openRow'
  | 'totals'
> & { rowPicture?: ((row: Row) => ReactNode) | undefined; maxFields?: number | undefined };

const CARD_COLUMNS = { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(18rem, 1fr))' };

/** Rows as cards: on small screens, or if the user prefers them to the table. */
export function Cards<Row extends { id: string }>({ rows, shownQuery, totals, ...list }: CardsProps<Row>) {
  // Rows that were loaded before are complete at once, so that _Back_ can scroll to where it was.
  const [loadedQuery] = useState(rows && shownQuery);
  const isMobile = useIsMobile();
  if (!rows)
    return (
      <Stack gap="2">
        {[0, 1, 2, 3].map((key) => (
          <Skeleton key={key} h="32" borderRadius="md" />
        ))}
      </Stack>
    );
  return (
    <>
      {list.selection && <SelectAllCheckbox selection={list.selection} />}
      <CardGrid key={shownQuery} rows={rows} isCompleteAtOnce={!isMobile || shownQuery === loadedQuery} {...list} />
      {totals && <TotalsCards columns={list.columns} totals={totals} />}
    </>
  );
}

type CardGridProps<Row extends { id: string }> = Omit<CardsProps<Row>, 'rows' | 'shownQuery' | 'totals'> & {
  rows: readonly Row[];
  isCompleteAtOnce: boolean;
};

/** Paints the first cards before it renders the others, below the screen. */
function CardGrid<Row extends { id: string }>({ label, rows, isCompleteAtOnce, ...card }: CardGridProps<Row>) {
  const [isComplete, setIsComplete] = useState(isCompleteAtOnce);
  useEffect(() => startTransition(() => setIsComplete(true)), []);
  return (
    <Grid as="ul" aria-label={label} templateColumns={CARD_COLUMNS} gap={{ base: '2', md: '3' }}>
      {(isComplete ? rows : rows.slice(0, FIRST_CARDS)).map((row) => (
        <Card key={row.id} row={row} {...card} />
      ))}
    </Grid>
  );
}

const SelectAllCheckbox = <Row extends { id: string }>({
  selection: { isAllSelected, isPartiallySelected, toggleAll },
}: {
  selection: Selection<Row>;
}) => (
  <Box px="3" pb="2">
    <Checkbox checked={isPartiallySelected ? 'indeterminate' : isAllSelected} onChange={toggleAll}>
      <FormattedMessage {...messages.selectAll} />
    </Checkbox>
  </Box>
);

function Card<Row extends { id: string }>({
  row,
  columns,
  rowName,
  rowLink,
  rowActions,
  rowPicture,
  selection,
  openRow,
  maxFields = MAX_FIELDS,
}: Omit<CardsProps<Row>, 'label' | 'rows' | 'shownQuery'> & { row: Row }) {
  const { title, fields } = splitColumns(columns, maxFields);
  const formatMessage = useFormatMessage();
  const actions = rowActions?.(row) ?? [];
  const name = rowName(row);
  const isSelected = selection?.isSelected(row.id) ?? false;
  const isOpen = openRow?.current?.id === row.id;
  return (
    <Box
      as="li"
      p="3"
      bg={isSelected || isOpen ? 'accent.subtle' : 'bg.surface'}
      borderWidth="1px"
      borderRadius="md"
      {...(openRow?.open && {
        cursor: 'pointer',
        'aria-current': isOpen || undefined,
        onClick: (event) => isRowClick(event) && openRow.open?.(row),
      })}
    >
      {rowPicture && (
        <Box h={{ base: '28', md: '36' }} mb="2" borderRadius="sm" overflow="hidden" bg="bg.subtle">
          {rowPicture(row)}
        </Box>
      )}
      <Flex align="center" justify="flex-end" wrap="wrap" columnGap="2" rowGap="1" minH="8">
        {selection && (
          <Checkbox
            aria-label={formatMessage(withValues(messages.selectRow, { name }))}
            checked={isSelected}
            onChange={() => selection.toggle(row)}
          />
        )}
        <Text as="div" fontWeight="semibold" flex="1 1 8rem" minW="0" overflowWrap="anywhere">
          {rowLink ? <Link to={rowLink(row)}>{title?.cell(row)}</Link> : title?.cell(row)}{' '}
          {title?.detail && <Detail>{title.detail(row)}</Detail>}
        </Text>
        {title && <EditableCell column={title} row={row} rowName={name} />}
        {actions.length > 0 && <Actions actions={actions} name={name} size="xs" />}
      </Flex>
      <Grid as="dl" templateColumns="1fr 1fr" gap="2" mt="1">
        {fields.map(({ id, header, cell, detail, ...column }) => (
          <Box key={id} minW="0">
            <Text as="dt" textStyle="xs" color="fg.muted">
              <FormattedMessage {...header} />
            </Text>
            <Text as="dd" overflowWrap="anywhere">
              <EditableCell column={{ ...column, header }} row={row} rowName={name}>
                {cell(row)} {detail && <Detail>{detail(row)}</Detail>}
              </EditableCell>
            </Text>
          </Box>
        ))}
      </Grid>
    </Box>
  );
}

const Detail = ({ children }: { children: ReactNode }) => (
  <Text as="span" display="block" textStyle="sm" fontWeight="normal" color="fg.muted" overflowWrap="anywhere">
    {children}
  </Text>
);
