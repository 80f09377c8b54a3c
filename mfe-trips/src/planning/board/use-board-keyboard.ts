import { useEffect, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { fill, useSay } from 'shared-ui';
import type { Board } from './board.ts';
import { LEFT, NEW } from './board.rules.ts';
import { nameOf } from './column-name.ts';
import { board as messages } from './planning.messages.ts';

const STEPS: Record<string, number | undefined> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Taking an order by Enter or a tap, choosing its column by the arrow keys, and putting it there; every step is told. */
export function useBoardKeys(
  board: Board,
  root: RefObject<HTMLElement | null>,
  put: (orderId: string, to: string) => void,
) {
  const say = useSay();
  const name = (id: string) => nameOf(id, board.column(id)?.suggestion, say);
  const numberOf = (orderId: string) =>
    [...board.get().state.columns.values()].flatMap(({ orders }) => orders).find(({ id }) => id === orderId)?.number ??
    '';

  useEffect(() => {
    const show = () => showHeld(root.current, board.get().held?.over ?? null);
    show();
    return board.subscribe.held(show);
  }, [board, root]);

  const take = (orderId: string, from: string) => {
    board.hold({ orderId, from, over: from });
    board.tell(fill(messages.taken, { number: numberOf(orderId), name: name(from) }));
  };
  const leave = () => {
    const { held } = board.get();
    if (!held) return;
    board.hold(null);
    board.tell(fill(messages.kept, { number: numberOf(held.orderId) }));
  };
  const drop = (to: string) => {
    const { held } = board.get();
    if (!held) return;
    if (to === held.from) return leave();
    board.hold(null);
    board.awaitFocus(held.orderId);
    put(held.orderId, to);
  };
  const step = (by: number) => {
    const { held, state } = board.get();
    if (!held) return;
    const ids: string[] = [NEW, LEFT, ...state.order];
    const over = ids[(ids.indexOf(held.over) + by + ids.length) % ids.length] ?? held.from;
    board.hold({ ...held, over });
    board.tell(fill(messages.over, { name: name(over), count: board.column(over)?.orders.length ?? 0 }));
  };

  const onClick = ({ target }: MouseEvent) => {
    const element = target instanceof Element ? target : null;
    const to = element?.closest<HTMLElement>('[data-put]')?.dataset['put'];
    if (to !== undefined) return drop(to);
    const grip = element?.closest<HTMLElement>('[data-grip]');
    const column = grip?.closest<HTMLElement>('[data-column]');
    if (!grip || !column) return;
    const { held } = board.get();
    if (held && held.orderId === grip.dataset['grip']) return drop(held.over);
    grip.focus();
    take(grip.dataset['grip'] ?? '', column.dataset['column'] ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (event.key === 'Escape') leave();
    if (by === undefined || !board.get().held) return;
    event.preventDefault();
    step(by);
  };
  return { onClick, onKeyDown };
}

/** Marks the column that would be taken, and brings it into view. */
function showHeld(root: HTMLElement | null, over: string | null) {
  if (!root) return;
  root.toggleAttribute('data-holding', over !== null);
  const marked = root.querySelector('[data-column][data-over]');
  const column = over === null ? null : root.querySelector(`[data-column="${over}"]`);
  if (marked === column) return;
  marked?.removeAttribute('data-over');
  column?.setAttribute('data-over', '');
  column?.scrollIntoView?.({ block: 'nearest' });
}
