import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Flex, IconButton, Text } from '../../base/chakra.ts';
import { Icon } from '../../base/icon.tsx';
import { useIsMobile } from '../../base/use-media.ts';
import { withValues, useFormatMessage } from '../../base/message.ts';
import { Menu } from '../../overlays/menu.tsx';
import type { BulkAction } from './bulk-action.ts';
import { BulkActionDialog } from './bulk-action-dialog.tsx';
import { messages } from '../list.messages.ts';
import type { Selection } from '../table/selection.ts';

type BulkBarProps<Row extends { id: string }> = {
  selection: Selection<Row>;
  actions: readonly BulkAction<Row>[];
  rowName: (row: Row) => string;
  /** Called when nothing is selected any more, so that the bar and its focused element disappear. */
  onSelectionCleared: () => void;
};
/** `rows`: those to run for, of which it applies to `count`. */
type ApplicableAction<Row> = { action: BulkAction<Row>; rows: readonly Row[]; count: number };

/** Actions that apply to at least one selected row, or to their minimum number of rows. */
const findApplicableActions = <Row,>(
  actions: readonly BulkAction<Row>[],
  selectedRows: readonly Row[],
): ApplicableAction<Row>[] =>
  actions
    .map((action) => ({ action, rows: action.appliesTo ? selectedRows.filter(action.appliesTo) : selectedRows }))
    .filter(({ action: { minRows = 1 }, rows }) => rows.length >= minRows)
    .map(({ action, rows }) => ({
      action,
      rows: action.includesOthers ? selectedRows : rows,
      count: rows.length,
    }));

/** Replaces the filters while rows are selected; sticky on small screens. */
export function BulkBar<Row extends { id: string }>({
  selection,
  actions,
  rowName,
  onSelectionCleared,
}: BulkBarProps<Row>) {
  const formatMessage = useFormatMessage();
  const isMobile = useIsMobile();
  const [openAction, setOpenAction] = useState<ApplicableAction<Row>>();
  const { selectedRows, countOnPage } = selection;
  const applicableActions = findApplicableActions(actions, selectedRows);
  const clear = () => {
    selection.clear();
    onSelectionCleared();
  };
  const close = (succeeded: ReadonlySet<string>) => {
    setOpenAction(undefined);
    selection.deselect(succeeded);
    if (selectedRows.every(({ id }) => succeeded.has(id))) onSelectionCleared();
  };
  const getLabel = ({ action, count }: ApplicableAction<Row>) =>
    withValues(messages.bulkFor, { action: formatMessage(action.label), count });
  const menuItems = applicableActions.map((item) => ({
    label: { ...getLabel(item), id: item.action.label.id },
    icon: item.action.icon,
    danger: item.action.danger ?? false,
    onSelect: () => setOpenAction(item),
  }));
  return (
    <Flex
      role="group"
      aria-label={formatMessage(messages.selection)}
      align="center"
      gap="2"
      wrap="wrap"
      minH="8"
      w="full"
    >
      <Text fontWeight="medium" me="2">
        <FormattedMessage {...withValues(messages.selected, { count: selectedRows.length })} />
        {countOnPage < selectedRows.length && (
          <Text as="span" color="fg.muted" fontWeight="normal" ms="2">
            <FormattedMessage {...withValues(messages.selectedOnPage, { count: countOnPage })} />
          </Text>
        )}
      </Text>
      {isMobile && applicableActions.length > 0 && (
        <Menu
          items={menuItems}
          trigger={
            <Button size="sm" variant="outline">
              <FormattedMessage {...messages.actions} />
              <Icon name="chevron-down" />
            </Button>
          }
        />
      )}
      {!isMobile &&
        applicableActions.map((item) => (
          <Button
            key={item.action.label.id}
            size="sm"
            variant="outline"
            {...(item.action.danger && { color: 'status.bad.fg' })}
            onClick={() => setOpenAction(item)}
          >
            {item.action.icon && <Icon name={item.action.icon} />}
            {item.count < selectedRows.length ? (
              <FormattedMessage {...getLabel(item)} />
            ) : (
              <FormattedMessage {...item.action.label} />
            )}
          </Button>
        ))}
      {applicableActions.length === 0 && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.noBulkActions} />
        </Text>
      )}
      {isMobile ? (
        <IconButton size="sm" variant="ghost" aria-label={formatMessage(messages.clearSelection)} onClick={clear}>
          <Icon name="close" />
        </IconButton>
      ) : (
        <Button size="sm" variant="ghost" onClick={clear}>
          <FormattedMessage {...messages.clearSelection} />
        </Button>
      )}
      {openAction && (
        <BulkActionDialog {...openAction} selectedCount={selectedRows.length} rowName={rowName} onClose={close} />
      )}
    </Flex>
  );
}
