import { useEffect, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { withValues, useFormatMessage } from 'shared-ui';
import type { Board } from './board-store.ts';
import { UNPLACED, NEW_TRIP } from './board.rules.ts';
import { formatColumnName } from './column-name.ts';
import { boardMessages as messages } from './board.messages.ts';

const STEP_BY_KEY: Record<string, number | undefined> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves orders by keyboard or tap: Enter picks up, arrow keys choose the column, Enter drops. Every step is announced. */
export function useBoardKeyboard(
  board: Board,
  boardRef: RefObject<HTMLElement | null>,
  moveOrder: (orderId: string, columnId: string) => void,
) {
  const formatMessage = useFormatMessage();
  const columnName = (id: string) => formatColumnName(id, board.column(id)?.suggestion, formatMessage);

  useEffect(() => {
    const update = () => highlightDropTarget(boardRef.current, board.get().held?.overId ?? null);
    update();
    return board.subscribe.held(update);
  }, [board, boardRef]);

  const pickUp = (orderId: string, fromId: string) => {
    board.setHeld({ orderId, fromId, overId: fromId });
    board.announce(withValues(messages.pickedUp, { number: board.orderNumber(orderId), name: columnName(fromId) }));
  };
  const cancel = () => {
    const { held } = board.get();
    if (!held) return;
    board.setHeld(null);
    board.announce(withValues(messages.moveCancelled, { number: board.orderNumber(held.orderId) }));
  };
  const drop = (columnId: string) => {
    const { held } = board.get();
    if (!held) return;
    if (columnId === held.fromId) return cancel();
    board.setHeld(null);
    board.requestFocus(held.orderId);
    moveOrder(held.orderId, columnId);
  };
  const moveTarget = (offset: number) => {
    const { held, state } = board.get();
    if (!held) return;
    const columnIds: string[] = [NEW_TRIP, UNPLACED, ...state.columnIds];
    const overId =
      columnIds[(columnIds.indexOf(held.overId) + offset + columnIds.length) % columnIds.length] ?? held.fromId;
    board.setHeld({ ...held, overId });
    board.announce(
      withValues(messages.dropTarget, { name: columnName(overId), count: board.column(overId)?.orders.length ?? 0 }),
    );
  };

  const onClick = ({ target }: MouseEvent) => {
    const element = target instanceof Element ? target : null;
    const columnId = element?.closest<HTMLElement>('[data-drop-target]')?.dataset['dropTarget'];
    if (columnId !== undefined) return drop(columnId);
    const handle = element?.closest<HTMLElement>('[data-grip]');
    const column = handle?.closest<HTMLElement>('[data-column]');
    if (!handle || !column) return;
    const { held } = board.get();
    if (held && held.orderId === handle.dataset['grip']) return drop(held.overId);
    handle.focus();
    pickUp(handle.dataset['grip'] ?? '', column.dataset['column'] ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const offset = STEP_BY_KEY[event.key];
    if (event.key === 'Escape') cancel();
    if (offset === undefined || !board.get().held) return;
    event.preventDefault();
    moveTarget(offset);
  };
  return { onClick, onKeyDown };
}

/** Highlights the column the order would be dropped into and scrolls it into view. */
function highlightDropTarget(board: HTMLElement | null, overId: string | null) {
  if (!board) return;
  board.toggleAttribute('data-holding', overId !== null);
  const current = board.querySelector('[data-column][data-over]');
  const column = overId === null ? null : board.querySelector(`[data-column="${overId}"]`);
  if (current === column) return;
  current?.removeAttribute('data-over');
  column?.setAttribute('data-over', '');
  column?.scrollIntoView?.({ block: 'nearest' });
}
