import { useEffect, useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

/** px */
const GAP = 4;
const MAX_HEIGHT = 288;

/** Below the field, or above it if there is more space. */
function getPosition({ top, bottom, left, width }: DOMRect): CSSProperties {
  const below = window.innerHeight - bottom - 2 * GAP;
  const above = top - 2 * GAP;
  const isAbove = below < MAX_HEIGHT && above > below;
  return {
    left,
    width,
    maxHeight: Math.min(MAX_HEIGHT, isAbove ? above : below),
    ...(isAbove ? { bottom: window.innerHeight - top + GAP } : { top: bottom + GAP }),
  };
}

/** Positions a list at its field, also on scrolling and resizing. */
export function useAnchored(field: RefObject<HTMLElement | null>): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({});
  const updatePosition = () => {
    const next = field.current ? getPosition(field.current.getBoundingClientRect()) : {};
    setStyle((current) => (JSON.stringify(current) === JSON.stringify(next) ? current : next));
  };
  useLayoutEffect(() => setStyle(field.current ? getPosition(field.current.getBoundingClientRect()) : {}), [field]);
  useEffect(() => {
    const frame = requestAnimationFrame(updatePosition); // measures with the frame's layout, to avoid an extra layout per keystroke
    window.addEventListener('scroll', updatePosition, true);
    window.addEventListener('resize', updatePosition);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', updatePosition, true);
      window.removeEventListener('resize', updatePosition);
    };
  });
  return style;
}
