import { useEffect, useRef } from 'react';
import { ghostOf, scrollAt } from './drag-ghost.ts';

/** px: less is a click. */
const SLACK = 5;

type Drag = {
  orderId: string;
  card: HTMLElement;
  x: number;
  y: number;
  ghost?: ReturnType<typeof ghostOf>;
  list?: HTMLElement | null;
  edges?: DOMRect | undefined;
  over?: HTMLElement | null;
};

/** The browser knows what lies under the pointer: asking where columns lie would have the page laid out at every move. */
const columnOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;

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
    drag = undefined;
  };
  const begin = (event: PointerEvent) => {
    const { target, clientX: x, clientY: y, button } = event;
    isDropped = false;
    if (button !== 0 || !(target instanceof Element) || !board.contains(target)) return;
    const card = target.closest('[data-grip]')?.closest<HTMLElement>('[data-order]');
    if (!card) return;
    event.preventDefault(); // no focus: an order that has it would take it along out of the page, and the whole page would be laid out
    if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId); // else all that a finger does is told of what it touched first
    drag = { orderId: card.dataset['order'] ?? '', card, x, y };
  };
  const move = (event: PointerEvent) => {
    if (!drag) return;
    const { clientX: x, clientY: y } = event;
    if (!drag.ghost) {
      if (Math.hypot(x - drag.x, y - drag.y) < SLACK) return;
      drag.list = board.querySelector<HTMLElement>('[data-scrolls]');
      drag.edges = drag.list?.getBoundingClientRect();
      drag.ghost = ghostOf(drag.card);
    }
    mark(columnOf(event));
    drag.ghost.moveTo(x, y);
    if (drag.list && drag.edges) scrollAt(drag.list, drag.edges, y);
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
  const key = (event: KeyboardEvent) => {
    isDropped = false;
    if (event.key === 'Escape') end();
  };
  const events = { pointerdown: begin, pointermove: move, pointerup: drop, pointercancel: end, keydown: key } as const;
  for (const [name, act] of Object.entries(events)) document.addEventListener(name, act as EventListener);
  document.addEventListener('click', click, true);
  return () => {
    end();
    for (const [name, act] of Object.entries(events)) document.removeEventListener(name, act as EventListener);
    document.removeEventListener('click', click, true);
  };
}
