import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** px; less is a tap. */
const FAR = 40;

/** A finger or a mouse drawn sideways: one on or one back. The click at its end is none. */
export function useSwipe({ next, previous }: { next: () => void; previous: () => void }) {
  const from = useRef<number>(undefined);
  const swiped = useRef(false);
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      from.current = clientX;
      swiped.current = false;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = clientX - (from.current ?? clientX);
      from.current = undefined;
      if (Math.abs(way) < FAR) return;
      swiped.current = true;
      (way < 0 ? next : previous)();
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
    onClickCapture: (event: MouseEvent) => {
      if (swiped.current) event.stopPropagation();
      swiped.current = false;
    },
  };
}
