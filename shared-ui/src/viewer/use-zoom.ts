import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';

const ZOOM_FACTORS = [1, 1.5, 2, 3, 4, 6] as const;
/** Zoom step of a double click. */
const TOGGLE_STEP = 2;
/** px that an arrow key scrolls a zoomed image. */
const SCROLL_STEP = 80;

const getCenter = ({ scrollLeft, clientWidth, scrollWidth, scrollTop, clientHeight, scrollHeight }: Element) => ({
  x: (scrollLeft + clientWidth / 2) / (scrollWidth || 1),
  y: (scrollTop + clientHeight / 2) / (scrollHeight || 1),
});

/** Zoom of an image in a scroll container: keeps the center, pans by mouse, and resets for the next image. */
export function useZoom(image: string) {
  const box = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState({ image, step: 0 });
  const step = zoomed.image === image ? zoomed.step : 0;
  const center = useRef({ x: 0.5, y: 0.5 });
  const setStep = (next: number) => {
    if (box.current) center.current = getCenter(box.current);
    setZoomed({ image, step: Math.min(ZOOM_FACTORS.length - 1, Math.max(0, next)) });
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (step === 0) center.current = { x: 0.5, y: 0.5 };
    element.scrollLeft = center.current.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = center.current.y * element.scrollHeight - element.clientHeight / 2;
  }, [step]);
  const onPointerMove = ({ currentTarget, buttons, pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons !== 1) return;
    currentTarget.scrollLeft -= movementX;
    currentTarget.scrollTop -= movementY;
  };
  return {
    box,
    onPointerMove,
    factor: ZOOM_FACTORS[step] ?? 1,
    isMin: step === 0,
    isMax: step === ZOOM_FACTORS.length - 1,
    /** Scrolls by steps in each direction. */
    scrollBy: (x: number, y: number) => box.current?.scrollBy(x * SCROLL_STEP, y * SCROLL_STEP),
    zoomIn: () => setStep(step + 1),
    zoomOut: () => setStep(step - 1),
    reset: () => setStep(0),
    toggle: () => setStep(step === 0 ? TOGGLE_STEP : 0),
  };
}

export type Zoom = ReturnType<typeof useZoom>;
