import { useEffect, useRef } from 'react';
import { ghostOf, scrollAt } from './drag-ghost.ts';
import { columnAt, dropAreasOf, type DropAreas } from './drop-areas.ts';

/** px: less is a click. */
const SLACK = 5;

type Drag = { orderId: string; card: HTMLElement; x: number; y: number; ghost?: ReturnType<typeof ghostOf>; list?: HTMLElement | null; areas?: DropAreas | undefined; over?: HTMLElement | null };

/** Dragging by a pointer of any kind. Until the order is let go nothing is drawn by React. */
export function useBoardDrag(put: (orderId: string, to: string) => void) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(put);
  useEffect(() => {
    latest.current = put;
  });
  useEffect(() => {
    const board = root.current;
    return board ? listen(board, (orderId, to) => latest.current(orderId, to)) : undefined;
  }, []);
  return root;
}

/** @returns what ends it */
function listen(board: HTMLElement, put: (orderId: string, to: string) => void): () => void {
  let drag: Drag | undefined;
  let isDropped = false;
  const mark = (over: HTMLElement | null) => {
    if (!drag || drag.over === over) return;
    drag.over?.removeAttribute('data-over');
    over?.setAttribute('data-over', '');
    drag.over = over;
  };
  const end = () => {
    mark(null);
    drag?.ghost?.remove();
    board.removeAttribute('data-dragging');
    drag = undefined;
  };
  const begin = (event: PointerEvent) => {
    const { target, clientX: x, clientY: y, button } = event;
    isDropped = false;
    const grip = target instanceof Element ? target.closest<HTMLElement>('[data-grip]') : null;
    const card = grip?.closest<HTMLElement>('[data-order]');
    if (button !== 0 || !card) return;
    event.preventDefault(); // no focus: an order that has it would take it along out of the page, and the whole page would be laid out
    drag = { orderId: card.dataset['order'] ?? '', card, x, y };
  };
  const move = ({ clientX: x, clientY: y, pointerId }: PointerEvent) => {
    if (!drag) return;
    if (!drag.ghost) {
      if (Math.hypot(x - drag.x, y - drag.y) < SLACK) return;
      drag.list = board.querySelector<HTMLElement>('[data-scrolls]');
      drag.areas = dropAreasOf(board, drag.list);
      drag.ghost = ghostOf(drag.card);
      board.setAttribute('data-dragging', '');
      board.setPointerCapture?.(pointerId);
    }
    drag.ghost.moveTo(x, y);
    if (!drag.areas) return;
    mark(columnAt(drag.areas, x, y));
    if (drag.list && drag.areas.edges) scrollAt(drag.list, drag.areas.edges, y);
  };
  /** Told once a frame, before the page is drawn. */
  const scrolled = () => {
    if (drag?.areas) drag.areas = dropAreasOf(board, drag.list ?? null);
  };
  const drop = () => {
    if (!drag?.ghost) {
      drag = undefined;
      return;
    }
    const { orderId, over } = drag;
    end();
    isDropped = true;
    if (over?.dataset['column']) put(orderId, over.dataset['column']);
  };
  /** The click that ends a drag is none. */
  const click = (event: Event) => {
    if (isDropped) event.stopPropagation();
    isDropped = false;
  };
  const escape = ({ key }: KeyboardEvent) => key === 'Escape' && end();
  const events = { pointerdown: begin, pointermove: move, pointerup: drop, pointercancel: end } as const;
  for (const [name, act] of Object.entries(events)) board.addEventListener(name, act as EventListener);
  board.addEventListener('click', click, true);
  window.addEventListener('scroll', scrolled, true);
  document.addEventListener('keydown', escape);
  return () => {
    end();
    for (const [name, act] of Object.entries(events)) board.removeEventListener(name, act as EventListener);
    board.removeEventListener('click', click, true);
    window.removeEventListener('scroll', scrolled, true);
    document.removeEventListener('keydown', escape);
  };
}
