import { memo, useDeferredValue, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, fill, Flex, Icon, Spacer, Text, useSay, VisuallyHidden } from 'shared-ui';
import { BulkDialog } from 'shared-ui/list';
import { useBoard, type Board } from './board.ts';
import { breaksOf, isReady, LEFT, type BoardState, type Column } from './board.rules.ts';
import { nameOf } from './column-name.ts';
import { createPlanned, STALE } from './planning.api.ts';
import { board as messages, refusals } from './planning.messages.ts';
import { plannedOf } from './planned.ts';

/** What the board comes to, and what is done to all of it. */
export function BoardBar({ board }: { board: Board }) {
  return <Bar board={board} state={useDeferredValue(useBoard(board, 'state', (part) => part))} />;
}

/** Drawn when there is time: what is dragged comes first. */
const Bar = memo(({ board, state }: { board: Board; state: BoardState }) => {
  const mayUndo = useBoard(board, 'past', ({ length }) => length > 0);
  const [creating, setCreating] = useState<readonly Column[]>();
  const columns = state.order.flatMap((id) => state.columns.get(id) ?? []).filter(({ orders }) => orders.length > 0);
  const broken = columns.filter((column) => breaksOf(column).length > 0).length;
  const ready = columns.filter(isReady);
  const undo = () => {
    board.undo();
    board.tell(messages.undone);
  };
  const counts = {
    trips: columns.length,
    orders: columns.reduce((sum, { orders }) => sum + orders.length, 0),
    left: state.columns.get(LEFT)?.orders.length ?? 0,
  };
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Text>
        <FormattedMessage {...fill(messages.summary, counts)} />
      </Text>
      {broken > 0 && (
        <Flex gap="1" align="center" color="status.bad.fg">
          <Icon name="warning" size={14} />
          <Text>
            <FormattedMessage {...fill(messages.broken, { count: broken })} />
          </Text>
        </Flex>
      )}
      <Spacer />
      <Button type="button" size="sm" variant="outline" disabled={!mayUndo} onClick={undo}>
        <Icon name="undo" />
        <FormattedMessage {...messages.undo} />
      </Button>
      <Button type="button" size="sm" disabled={ready.length === 0} onClick={() => setCreating(ready)}>
        <FormattedMessage {...messages.createAll} />
      </Button>
      <Told board={board} />
      {creating && (
        <CreateAll board={board} columns={creating} all={columns.length} onClose={() => setCreating(undefined)} />
      )}
    </Flex>
  );
});

/** What has just been done, for who does not see it. */
function Told({ board }: { board: Board }) {
  const told = useBoard(board, 'told', (part) => part);
  return <VisuallyHidden role="status">{told && <FormattedMessage {...told} />}</VisuallyHidden>;
}

type CreateAllProps = { board: Board; columns: readonly Column[]; all: number; onClose: () => void };

function CreateAll({ board, columns, all, onClose }: CreateAllProps) {
  const say = useSay();
  const close = (done: ReadonlySet<string>) => {
    board.drop(done);
    onClose();
  };
  return (
    <BulkDialog
      action={{
        label: messages.createAll,
        text: messages.createAllText,
        invalidates: STALE[0],
        refusals,
        run: (column: Column) => createPlanned(plannedOf(column)),
      }}
      rows={columns}
      chosen={all}
      rowName={(column) => nameOf(column.id, column.suggestion, say)}
      onClose={close}
    />
  );
}
