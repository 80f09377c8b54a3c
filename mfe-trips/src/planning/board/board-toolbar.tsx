import { memo, useDeferredValue, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, withValues, Flex, Icon, Spacer, Text, useFormatMessage, VisuallyHidden } from 'shared-ui';
import { BulkActionDialog } from 'shared-ui/list';
import { useBoard, type Board } from './board-store.ts';
import { listViolations, isReady, UNPLACED, type BoardState, type Column } from './board.rules.ts';
import { formatColumnName } from './column-name.ts';
import { createPlannedTrip, STALE_QUERIES } from '../planning.api.ts';
import { errorMessages } from '../planning.messages.ts';
import { boardMessages as messages } from './board.messages.ts';
import { toPlannedTripInput } from './planned-trip.ts';

/** Totals of the board, undo and "Create all". */
export function BoardToolbar({ board }: { board: Board }) {
  return <Toolbar board={board} state={useDeferredValue(useBoard(board, 'state', (value) => value))} />;
}

/** Deferred, because dragging comes first. */
const Toolbar = memo(({ board, state }: { board: Board; state: BoardState }) => {
  const canUndo = useBoard(board, 'history', ({ length }) => length > 0);
  const [columnsToCreate, setColumnsToCreate] = useState<readonly Column[]>();
  const columns = state.columnIds
    .flatMap((id) => state.columns.get(id) ?? [])
    .filter(({ orders }) => orders.length > 0);
  const invalidCount = columns.filter((column) => listViolations(column).length > 0).length;
  const readyColumns = columns.filter(isReady);
  const undo = () => {
    board.undo();
    board.announce(messages.undone);
  };
  const counts = {
    trips: columns.length,
    orders: columns.reduce((sum, { orders }) => sum + orders.length, 0),
    left: state.columns.get(UNPLACED)?.orders.length ?? 0,
  };
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Text>
        <FormattedMessage {...withValues(messages.summary, counts)} />
      </Text>
      {invalidCount > 0 && (
        <Flex gap="1" align="center" color="status.bad.fg">
          <Icon name="warning" size={14} />
          <Text>
            <FormattedMessage {...withValues(messages.tripsWithProblems, { count: invalidCount })} />
          </Text>
        </Flex>
      )}
      <Spacer />
      <Button type="button" size="sm" variant="outline" disabled={!canUndo} onClick={undo}>
        <Icon name="undo" />
        <FormattedMessage {...messages.undo} />
      </Button>
      <Button
        type="button"
        size="sm"
        disabled={readyColumns.length === 0}
        onClick={() => setColumnsToCreate(readyColumns)}
      >
        <FormattedMessage {...messages.createAll} />
      </Button>
      <Announcer board={board} />
      {columnsToCreate && (
        <CreateAllDialog
          board={board}
          columns={columnsToCreate}
          selectedCount={columns.length}
          onClose={() => setColumnsToCreate(undefined)}
        />
      )}
    </Flex>
  );
});

/** Announces the latest change to screen readers. */
function Announcer({ board }: { board: Board }) {
  const announcement = useBoard(board, 'announcement', (value) => value);
  return <VisuallyHidden role="status">{announcement && <FormattedMessage {...announcement} />}</VisuallyHidden>;
}

type CreateAllDialogProps = { board: Board; columns: readonly Column[]; selectedCount: number; onClose: () => void };

function CreateAllDialog({ board, columns, selectedCount, onClose }: CreateAllDialogProps) {
  const formatMessage = useFormatMessage();
  const close = (createdIds: ReadonlySet<string>) => {
    board.removeColumns(createdIds);
    onClose();
  };
  return (
    <BulkActionDialog
      action={{
        label: messages.createAll,
        description: messages.createAllText,
        invalidates: STALE_QUERIES[0],
        errorMessages,
        run: (column: Column) => createPlannedTrip(toPlannedTripInput(column)),
      }}
      rows={columns}
      selectedCount={selectedCount}
      rowName={(column) => formatColumnName(column.id, column.suggestion, formatMessage)}
      onClose={close}
    />
  );
}
