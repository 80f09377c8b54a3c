import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** px; shorter movements are taps. */
const MIN_DISTANCE = 40;

/** Horizontal swipes by touch or mouse. Suppresses the click at the end of a swipe. */
export function useSwipe({ next, previous }: { next: () => void; previous: () => void }) {
  const startX = useRef<number>(undefined);
  const hasSwiped = useRef(false);
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      startX.current = clientX;
      hasSwiped.current = false;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = clientX - (startX.current ?? clientX);
      startX.current = undefined;
      if (Math.abs(distance) < MIN_DISTANCE) return;
      hasSwiped.current = true;
      (distance < 0 ? next : previous)();
    },
    onPointerCancel: () => {
      startX.current = undefined;
    },
    onClickCapture: (event: MouseEvent) => {
      if (hasSwiped.current) event.stopPropagation();
      hasSwiped.current = false;
    },
  };
}
