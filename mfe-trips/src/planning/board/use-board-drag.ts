import { useEffect, useRef } from 'react';
import { createDragGhost, scrollNearEdge } from './drag-ghost.ts';

/** A shorter movement is a click. */
const DRAG_THRESHOLD_PX = 5;

type Drag = {
  orderId: string;
  card: HTMLElement;
  x: number;
  y: number;
  ghost?: ReturnType<typeof createDragGhost>;
  list?: HTMLElement | null;
  edges?: DOMRect | undefined;
  over?: HTMLElement | null;
};

/** Uses the event target: measuring the columns would force a layout at every move. */
const findColumn = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;

/** Drags orders with any kind of pointer. React renders nothing until the order is dropped. */
export function useBoardDrag(onDrop: (orderId: string, columnId: string) => void) {
  const boardRef = useRef<HTMLDivElement>(null);
  const onDropRef = useRef(onDrop);
  useEffect(() => {
    onDropRef.current = onDrop;
  });
  useEffect(() => {
    const board = boardRef.current;
    return board ? listenForDrags(board, (orderId, columnId) => onDropRef.current(orderId, columnId)) : undefined;
  }, []);
  return boardRef;
}

/** @returns a function that removes the listeners */
function listenForDrags(board: HTMLElement, onDrop: (orderId: string, columnId: string) => void): () => void {
  let drag: Drag | undefined;
  let hasDropped = false;
  const markColumn = (over: HTMLElement | null) => {
    if (!drag || drag.over === over) return;
    drag.over?.removeAttribute('data-over');
    over?.setAttribute('data-over', '');
    drag.over = over;
  };
  const endDrag = () => {
    markColumn(null);
    drag?.ghost?.remove();
    drag = undefined;
  };
  const onPointerDown = (event: PointerEvent) => {
    const { target, clientX: x, clientY: y, button } = event;
    hasDropped = false;
    if (button !== 0 || !(target instanceof Element) || !board.contains(target)) return;
    const card = target.closest('[data-grip]')?.closest<HTMLElement>('[data-order]');
    if (!card) return;
    // Prevents focus: removing a focused card from the page forces a layout of the whole page.
    event.preventDefault();
    // Touch captures the pointer: without a release every event would target the first touched element.
    if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId);
    drag = { orderId: card.dataset['order'] ?? '', card, x, y };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag) return;
    const { clientX: x, clientY: y } = event;
    if (!drag.ghost) {
      if (Math.hypot(x - drag.x, y - drag.y) < DRAG_THRESHOLD_PX) return;
      drag.list = board.querySelector<HTMLElement>('[data-scrolls]');
      drag.edges = drag.list?.getBoundingClientRect();
      drag.ghost = createDragGhost(drag.card);
    }
    markColumn(findColumn(event));
    drag.ghost.moveTo(x, y);
    if (drag.list && drag.edges) scrollNearEdge(drag.list, drag.edges, y);
  };
  const onPointerUp = () => {
    if (!drag?.ghost) {
      drag = undefined;
      return;
    }
    const { orderId, over } = drag;
    endDrag();
    hasDropped = true;
    if (over?.dataset['column']) onDrop(orderId, over.dataset['column']);
  };
  /** Suppresses the click that ends a drag. */
  const onClick = (event: Event) => {
    if (hasDropped) event.stopPropagation();
    hasDropped = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    hasDropped = false;
    if (event.key === 'Escape') endDrag();
  };
  const events = {
    pointerdown: onPointerDown,
    pointermove: onPointerMove,
    pointerup: onPointerUp,
    pointercancel: endDrag,
    keydown: onKeyDown,
  } as const;
  for (const [name, listener] of Object.entries(events)) document.addEventListener(name, listener as EventListener);
  document.addEventListener('click', onClick, true);
  return () => {
    endDrag();
    for (const [name, listener] of Object.entries(events))
      document.removeEventListener(name, listener as EventListener);
    document.removeEventListener('click', onClick, true);
  };
}
