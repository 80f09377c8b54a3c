import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';

/** So many times as large as the whole. */
const ZOOMS = [1, 1.5, 2, 3, 4, 6] as const;

const middleOf = ({ scrollLeft, clientWidth, scrollWidth, scrollTop, clientHeight, scrollHeight }: Element) => ({
  x: (scrollLeft + clientWidth / 2) / (scrollWidth || 1),
  y: (scrollTop + clientHeight / 2) / (scrollHeight || 1),
});

/** px that an arrow key moves what is larger than its box. */
const ARROW = 80;

/** How large an image is shown within a box that scrolls. What is in the middle stays there; a mouse draws it along. The next image is shown whole again. */
export function useZoom(image: string) {
  const box = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState({ image, step: 0 });
  const step = zoomed.image === image ? zoomed.step : 0;
  const middle = useRef({ x: 0.5, y: 0.5 });
  const to = (next: number) => {
    if (box.current) middle.current = middleOf(box.current);
    setZoomed({ image, step: Math.min(ZOOMS.length - 1, Math.max(0, next)) });
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (step === 0) middle.current = { x: 0.5, y: 0.5 };
    element.scrollLeft = middle.current.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = middle.current.y * element.scrollHeight - element.clientHeight / 2;
  }, [step]);
  const draw = ({ currentTarget, buttons, pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons !== 1) return;
    currentTarget.scrollLeft -= movementX;
    currentTarget.scrollTop -= movementY;
  };
  return {
    box,
    draw,
    zoom: ZOOMS[step] ?? 1,
    isLeast: step === 0,
    isMost: step === ZOOMS.length - 1,
    move: (x: number, y: number) => box.current?.scrollBy(x * ARROW, y * ARROW),
    in: () => to(step + 1),
    out: () => to(step - 1),
    whole: () => to(0),
    toggle: () => to(step === 0 ? 2 : 0),
  };
}

export type Zoom = ReturnType<typeof useZoom>;
